import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hideReachedLink } from '@/components/early/hide-reached-link';
import { protocol, type Early } from '@/components/early/protocol';
import { onPageParsed } from '@/components/early/on-page-parsed';
import { PricingShortcut } from '@/components/ui/pricing-shortcut';

/** Stands for the browser's own observer, which only a laid-out page can drive. */
function watchScrolling() {
  type Entry = { target: Element; isIntersecting: boolean };
  const observed = new Set<Element>();
  let notify: (entries: Entry[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof notify) {
        notify = callback;
      }
      observe = (target: Element) => observed.add(target);
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return (...entries: boolean[]) =>
    notify(entries.flatMap((isIntersecting) => [...observed].map((target) => ({ target, isIntersecting }))));
}

function renderShortcut() {
  const scroll = watchScrolling();
  render(
    <>
      <section id="tarifs" />
      <PricingShortcut targetId="tarifs" />
    </>,
  );
  return scroll;
}

const shortcut = () => screen.queryByRole('link', { name: 'Voir nos tarifs' });

test('the way to the prices shows until they are reached, and again on the way back', () => {
  const scroll = renderShortcut();
  hideReachedLink({ onPage: onPageParsed, names: protocol } as Early);
  expect(shortcut()?.getAttribute('href')).toBe('#tarifs');

  scroll(true);
  expect(shortcut()).toBeNull();

  scroll(false);
  expect(shortcut()).toBeTruthy();
});

test('after a quick scroll, only where the visitor ends up counts', () => {
  const scroll = renderShortcut();
  hideReachedLink({ onPage: onPageParsed, names: protocol } as Early);

  scroll(true, false);

  expect(shortcut()).toBeTruthy();
});
