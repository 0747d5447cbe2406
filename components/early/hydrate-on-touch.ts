import { isGenerousConnection } from '@/lib/rules/network';
import { listen } from './listen';
import { whenSeen } from './when-seen';

/**
 * Starts the deferred scripts (publish/pages/defer-scripts.ts) at the first touch of a form; without a touch, once a draft or the
 * address of a quote has filled it. Else they are fetched when the page rests, to wait for a touch, except where data is dear. A
 * script that does not arrive is asked for again at the next touch.
 */
export function hydrateOnTouch(form: HTMLFormElement): () => void {
  // In development nothing is deferred.
  const list = document.querySelector('[data-deferred]')?.textContent || '[]';
  let waiting = JSON.parse(list) as string[];
  // Asked for once.
  const ahead = [...waiting];
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
    if (wanted[1]) document.head.append(Object.assign(document.createElement('link'), preload));
    wanted.forEach(fetchScript);
  }

  // A link of `prefetch` is refused by Firefox under this policy, and unknown to Safari.
  function fetchAhead() {
    if (!waiting[1]) return;
    for (const src of ahead.splice(0))
      fetch(src, { priority: 'low' })
        .then((script) => script.blob())
        .catch(() => undefined); // The touch asks for it again.
  }

  function touch({ type, pointerType }: PointerEvent) {
    // A finger that comes down may only swipe: it has touched something once it clicks. What it pressed is painted first.
    if (pointerType !== 'touch' || type === 'click') requestAnimationFrame(() => setTimeout(hydrate));
  }

  function look() {
    if (form.matches('[data-restored], [data-chosen=yes], [data-chosen=link] *')) setTimeout(hydrate, 200);
    else if (isGenerousConnection(/2g/)) (window.requestIdleCallback || setTimeout)(fetchAhead);
  }

  return listen(
    [form, 'pointerdown', touch, true],
    [form, 'click', touch, true],
    [form, 'focusin', touch, true],
    [form, 'keydown', touch, true],
    [window, 'pageshow', () => whenSeen(look)],
    [window, 'hashchange', look],
  );
}
