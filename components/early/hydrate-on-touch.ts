import { whenSeen } from './when-seen';

/**
 * Starts the deferred scripts (publish/pages/defer-scripts.ts) once a visitor can want them: at the first touch of a form,
 * and after the page has loaded where the address or the device holds something for its form. A script that does not
 * arrive is asked for again at the next.
 */
export function hydrateOnTouch(): void {
  const list = document.querySelector('[data-deferred]')?.textContent;
  // In development nothing is deferred.
  if (!list) return;
  let waiting = JSON.parse(list) as string[];
  // The runtime starts everything: it comes last, when all the others are there.
  const runtime = waiting.pop() ?? '';
  let absent = waiting.length;

  function fetchScript(src: string) {
    const script = document.createElement('script');
    script.src = src;
    // As in the framework's own page, by which React recognises the scripts that are there.
    script.setAttribute('async', '');
    script.onload = () => {
      absent -= 1;
      if (absent === 0) fetchScript(runtime);
    };
    script.onerror = () => {
      script.remove();
      waiting.push(src);
    };
    document.head.append(script);
  }

  function hydrate() {
    const wanted = waiting;
    waiting = [];
    const preload = { rel: 'preload', as: 'script', href: runtime };
    if (wanted.length > 1) document.head.append(Object.assign(document.createElement('link'), preload));
    wanted.forEach(fetchScript);
  }

  function notice({ target, type, pointerType }: Event & { pointerType?: string }) {
    // A finger that comes down may only swipe: it has touched something once it lifts there.
    if (pointerType === 'touch' && type !== 'pointerup') return;
    if (target instanceof Element && target.closest('form')) hydrate();
  }

  function hydrateIfFilledIn() {
    try {
      if (/choix=|plus=/.test(location.hash) || localStorage.length > 0) setTimeout(hydrate, 200);
    } catch {
      // Storage switched off: nothing was kept.
    }
  }

  ['pointerover', 'pointerdown', 'pointerup', 'focusin', 'keydown'].forEach((type) =>
    document.addEventListener(type, notice, { capture: true, passive: true }),
  );
  addEventListener('load', () => whenSeen(hydrateIfFilledIn));
}
