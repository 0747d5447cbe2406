import { act, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PricingShortcut } from '@/components/sections/pricing-shortcut';

type Reached = { isIntersecting: boolean }[];

/** Stands for the browser's own observer, which only a laid-out page can drive. */
function watchScrolling() {
  let notify: (entries: Reached) => void = () => undefined;
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: Reached) => void) {
        notify = callback;
      }
      observe = () => undefined;
      disconnect = disconnect;
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    scroll: (...entries: boolean[]) =>
      act(() => notify(entries.map((isIntersecting) => ({ isIntersecting })))),
    disconnect,
  };
}

function renderShortcut() {
  return render(
    <>
      <section id="tarifs" />
      <PricingShortcut targetId="tarifs" />
    </>,
  );
}

test('the way to the prices shows until they are reached, and again on the way back', () => {
  const { scroll } = watchScrolling();
  renderShortcut();
  expect(screen.getByRole('link', { name: 'Voir nos tarifs' }).getAttribute('href')).toBe('#tarifs');

  scroll(true);
  expect(screen.queryByRole('link', { name: 'Voir nos tarifs' })).toBeNull();

  scroll(false);
  expect(screen.getByRole('link', { name: 'Voir nos tarifs' })).toBeTruthy();
});

test('after a quick scroll, only where the visitor ends up counts', () => {
  const { scroll } = watchScrolling();
  renderShortcut();

  scroll(true, false);

  expect(screen.getByRole('link', { name: 'Voir nos tarifs' })).toBeTruthy();
});

test('a page left behind is no longer watched', () => {
  const { disconnect } = watchScrolling();

  renderShortcut().unmount();

  expect(disconnect).toHaveBeenCalledOnce();
});
