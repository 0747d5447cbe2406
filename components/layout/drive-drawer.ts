import { listen } from '@/components/early/listen';
import { need } from '@/components/early/need';

/**
 * Adds to a native drawer what it lacks: Escape, closing on a link and in a window grown too wide for it, focus and
 * scroll kept inside while it is open.
 */
export function driveDrawer(drawer: HTMLDetailsElement): () => void {
  const button = need(drawer, 'summary');

  function close() {
    drawer.open = false;
    button.focus();
  }

  function keepPage(isKept: boolean) {
    document.documentElement.classList.toggle('overflow-hidden', isKept);
    everythingBeside(drawer).forEach((element) => element.toggleAttribute('inert', isKept));
  }

  const follow = () => keepPage(drawer.open);

  function answerKey(event: KeyboardEvent) {
    if (!drawer.open) return;
    if (event.key === 'Escape') close();
    if (event.key !== 'Tab') return;
    // For browsers without `inert`: the first and the last control hand focus to each other.
    const controls = Array.from(drawer.querySelectorAll<HTMLElement>('summary, a, button'));
    if (event.shiftKey) controls.reverse();
    if (document.activeElement !== controls.pop()) return;
    event.preventDefault();
    controls[0]?.focus();
  }

  function answerClick({ target }: MouseEvent) {
    if ((target as Element).closest('a')) close();
  }

  // A tablet turned on its side has the bar instead: an open drawer that nobody sees would keep the page behind it.
  function closeUnseen() {
    if (getComputedStyle(drawer).display === 'none') drawer.open = false;
  }

  // It may have been opened while the page was still arriving.
  follow();
  const stop = listen(
    [drawer, 'toggle', follow],
    [drawer, 'click', answerClick],
    [document, 'keydown', answerKey],
    [window, 'resize', closeUnseen],
  );
  return () => {
    stop();
    keepPage(false);
  };
}

/** All of the page but an element and what it stands in. */
function everythingBeside(element: Element): Element[] {
  const holder = element.parentElement;
  if (!holder || element === document.body) return [];
  return [...holder.children].filter((other) => other !== element).concat(everythingBeside(holder));
}
