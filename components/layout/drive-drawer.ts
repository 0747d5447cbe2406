import { listen } from '@/components/early/listen';

/**
 * Adds to a native drawer what it lacks: Escape, closing on a link and in a window grown too wide for it, focus and
 * scroll kept inside while it is open.
 */
export function driveDrawer(drawer: HTMLDetailsElement): () => void {
  function close() {
    drawer.open = false;
    drawer.querySelector('summary')?.focus();
  }

  function hold(isHeld: boolean) {
    document.documentElement.classList.toggle('overflow-hidden', isHeld);
    everythingBeside(drawer).forEach((element) => element.toggleAttribute('inert', isHeld));
  }

  // For browsers without `inert`: the first and the last control hand focus to each other.
  function keepFocusInside(event: KeyboardEvent) {
    const controls = drawer.querySelectorAll<HTMLElement>('summary, a, button');
    const [first, last] = [controls[0], controls[controls.length - 1]];
    const [from, to] = event.shiftKey ? [first, last] : [last, first];
    if (document.activeElement !== from) return;
    event.preventDefault();
    to?.focus();
  }

  function answerKey(event: KeyboardEvent) {
    if (!drawer.open) return;
    if (event.key === 'Escape') close();
    if (event.key === 'Tab') keepFocusInside(event);
  }

  function answerClick({ target }: MouseEvent) {
    if ((target as Element).closest('a')) close();
  }

  // A tablet turned on its side has the bar instead: an open drawer that nobody sees would keep the page behind it.
  function closeUnseen() {
    if (getComputedStyle(drawer).display === 'none') drawer.open = false;
  }

  // It may have been opened while the page was still arriving.
  if (drawer.open) hold(true);
  const stop = listen(
    [drawer, 'toggle', () => hold(drawer.open)],
    [drawer, 'click', answerClick],
    [document, 'keydown', answerKey],
    [window, 'resize', closeUnseen],
  );
  return () => {
    stop();
    if (drawer.open) hold(false);
  };
}

/** All of the page but an element and what it stands in. */
function everythingBeside(element: Element): Element[] {
  const holder = element.parentElement;
  if (!holder || element === document.body) return [];
  return [...Array.from(holder.children).filter((other) => other !== element), ...everythingBeside(holder)];
}
