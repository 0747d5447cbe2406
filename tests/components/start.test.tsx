import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { need } from '@/components/early/need';
import { start } from '@/components/early/start';

test('a behaviour starts on each element that carries its name, among others too; one that cannot, or that no element asks for, is named', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  render(
    <>
      <p data-early="break">0</p>
      <p data-early="blink">1</p>
      <p data-early="blinker">2</p>
      <p data-early="fade blink">3</p>
    </>,
  );
  const started: (string | null)[] = [];
  const note = ({ textContent }: HTMLElement) => {
    started.push(textContent);
    return () => undefined;
  };
  start({ blink: note, vanish: note });
  expect(started).toEqual(['1', '3']);
  expect(warn.mock.calls).toEqual([['No element of this page has data-early="vanish".']]);
  expect(() => start({ break: (element: HTMLElement) => note(need(element, 'b')) })).toThrow(
    'data-early="break" holds no b',
  );
});

test('React starts a behaviour of its own element, and undoes it as often', () => {
  const stop = vi.fn();
  const begun = vi.fn();
  const behaviour = (element: HTMLParagraphElement) => {
    begun(element.tagName);
    return stop;
  };
  const page = (words: string) => (
    <StrictMode>
      <p ref={behaviour}>{words}</p>
    </StrictMode>
  );
  const { rerender, unmount } = render(page('Un'));
  const started = begun.mock.calls.length;
  rerender(page('Deux'));
  expect(begun).toHaveBeenCalledTimes(started);
  unmount();
  expect(stop).toHaveBeenCalledTimes(started);
});
