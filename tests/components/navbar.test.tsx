import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { start } from '@/components/early/start';
import { darkenBar } from '@/components/layout/darken-bar';
import { Navbar } from '@/components/layout/navbar';

/** What happy-dom lacks: an observer whose marks a test scrolls out of sight. */
class Observer {
  static all: Observer[] = [];
  seen: Element[] = [];
  constructor(private tell: (entries: { isIntersecting: boolean }[]) => void) {
    Observer.all.push(this);
  }
  observe = (mark: Element) => this.seen.push(mark);
  disconnect = () => (this.seen = []);
  static scroll(...marks: boolean[]) {
    act(() =>
      this.all.forEach(
        ({ seen, tell }) => seen.length && tell(marks.map((isIntersecting) => ({ isIntersecting }))),
      ),
    );
  }
}

beforeEach(() => {
  Observer.all = [];
  vi.stubGlobal('IntersectionObserver', Observer);
  onTestFinished(() => void vi.unstubAllGlobals());
});

const isDark = () => screen.getByRole('banner').hasAttribute('data-scrolled');

test('the bar is dark once its mark has left the window, whether React or the page’s own script looks, or both', () => {
  const { unmount } = render(<Navbar>Atelier</Navbar>);
  start({ bar: darkenBar });
  const marks = Observer.all.map(({ seen }) => seen);
  expect(marks).toHaveLength(2);
  expect(marks[0]).toEqual(marks[1]);
  expect(isDark()).toBe(false);
  Observer.scroll(false);
  expect(isDark()).toBe(true);
  Observer.scroll(true);
  expect(isDark()).toBe(false);
  // A quick finger: what it passed on the way comes in one call.
  Observer.scroll(true, false);
  expect(isDark()).toBe(true);

  unmount();
  expect(Observer.all.filter(({ seen }) => seen.length)).toHaveLength(1);
});
