/**
 * Adds to the native drawer what it lacks: Escape, closing on a link and in a window grown too wide for it, focus and
 * scroll kept inside while it is open.
 */
export function driveDrawer(): void {
  const openDrawer = () => document.querySelector<HTMLDetailsElement>('[data-drawer][open]');

  function close(drawer: HTMLDetailsElement) {
    drawer.open = false;
    drawer.querySelector('summary')?.focus();
  }

  // For browsers without `inert`: the first and the last control hand focus to each other.
  function keepFocusInside(event: KeyboardEvent, drawer: HTMLDetailsElement) {
    const controls = drawer.querySelectorAll<HTMLElement>('summary, a, button');
    const [first, last] = [controls[0], controls[controls.length - 1]];
    const [from, to] = event.shiftKey ? [first, last] : [last, first];
    if (document.activeElement !== from) return;
    event.preventDefault();
    to?.focus();
  }

  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement && target.matches('[data-drawer]'))) return;
      document.documentElement.classList.toggle('overflow-hidden', target.open);
      document.querySelectorAll('main, footer, [data-behind-drawer]').forEach((element) => {
        element.toggleAttribute('inert', target.open);
      });
    },
    true,
  );
  // A tablet turned on its side has the bar instead: an open drawer that nobody sees would keep the page behind it.
  window.addEventListener('resize', () => {
    const drawer = openDrawer();
    if (drawer && drawer.getClientRects().length === 0) drawer.open = false;
  });
  document.addEventListener('keydown', (event) => {
    const drawer = openDrawer();
    if (!drawer) return;
    if (event.key === 'Escape') close(drawer);
    if (event.key === 'Tab') keepFocusInside(event, drawer);
  });
  document.addEventListener('click', ({ target }) => {
    const drawer = openDrawer();
    if (drawer && target instanceof Element && drawer.contains(target) && target.closest('a')) close(drawer);
  });
}
