import type { Early } from './protocol';

/**
 * Starts the scripts that the export made wait (publish/steps/hold-scripts.ts), once a visitor can want them: at the first
 * sign of life in a form, and after the page has loaded where the address or the device holds something for its form. A
 * script that does not arrive is asked for again at the next. Self-contained: see early-script.tsx.
 */
export function wakeReact({ names }: Early): void {
  const list = document.querySelector(`[${names.waiting}]`)?.textContent;
  // In development nothing waits.
  if (!list) return;
  const all = JSON.parse(list) as string[];
  // The runtime starts everything: it comes last, when all the others are there.
  const runtime = all[all.length - 1];
  const absent = new Set(all);
  let waiting = all.slice(0, -1);

  function fetchScript(src: string) {
    const script = document.createElement('script');
    script.src = src;
    // As in the framework's own page, by which React recognises the scripts that are there.
    script.setAttribute('async', '');
    script.onload = () => {
      absent.delete(src);
      if (absent.size === 1 && runtime && absent.has(runtime)) fetchScript(runtime);
    };
    script.onerror = () => {
      script.remove();
      waiting.push(src);
    };
    document.head.append(script);
  }

  function wake() {
    const wanted = waiting;
    waiting = [];
    if (wanted.length > 1 && runtime) preload(runtime);
    wanted.forEach(fetchScript);
  }

  function preload(href: string) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = href;
    document.head.append(link);
  }

  function notice({ target }: Event) {
    if (target instanceof Element && target.closest('form')) wake();
  }

  function isFilledIn() {
    if (location.search || location.hash) return true;
    try {
      return document.querySelector(`form[${names.form}]`) !== null && localStorage.length > 0;
    } catch {
      // Storage switched off: nothing was kept.
      return false;
    }
  }

  ['pointerover', 'pointerdown', 'focusin', 'keydown'].forEach((type) =>
    document.addEventListener(type, notice, { capture: true, passive: true }),
  );
  addEventListener('load', () => {
    if (!document.querySelector('form') || !isFilledIn()) return;
    if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: 2_000 });
    else setTimeout(wake, 200);
  });
}
