import type { OnPage } from './on-page-shown';

/**
 * Fetches the scripts that the export made wait (export/hold-scripts.ts), once a visitor can want them: at the first
 * sign of life in a form or on a control marked `data-react`; over a link too, where data is cheap and the pointer a
 * mouse's (a touch follows the link at once: what had been fetched would be lost); and after the page has loaded where
 * it holds a form, on a good connection or where the address fills it in. A script that does not arrive is asked for again at the next sign of life.
 * Self-contained: see early-script.tsx.
 */
export function wakeReact(_onPage: OnPage, isGenerous: () => boolean): void {
  const list = document.querySelector('[data-waiting]')?.textContent;
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
    // What React brings may look like nothing that the page has styles for.
    document.querySelectorAll<HTMLLinkElement>('link[disabled]').forEach((link) => (link.disabled = false));
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

  function notice(event: Event) {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    const isOverLink = (event as PointerEvent).pointerType === 'mouse' && target.closest('a[href^="/"]');
    if (target.closest('form,[data-react]') || ((isOverLink || type === 'keydown') && isGenerous())) wake();
  }

  ['pointerover', 'pointerdown', 'focusin', 'keydown'].forEach((type) =>
    document.addEventListener(type, notice, { capture: true, passive: true }),
  );
  addEventListener('load', () => {
    if (!document.querySelector('form,[data-missing]')) return;
    // An address that carries a search or a quote asks for what only React can show.
    if (!isGenerous() && !location.search && !location.hash) return;
    if ('requestIdleCallback' in window) requestIdleCallback(wake);
    else setTimeout(wake, 200);
  });
}
