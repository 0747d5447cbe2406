import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BuiltList } from '@/components/ui/built-list';

const seen = vi.fn();

function Row() {
  useEffect(seen);
  return <li>Boutique en ligne</li>;
}

const list = (
  <BuiltList className="rows">
    <Row />
  </BuiltList>
);

/** As the build writes it, where there is no document. */
function builtList() {
  vi.stubGlobal('document', undefined);
  const html = renderToString(list);
  vi.unstubAllGlobals();
  return html;
}

test('a list stays as it was built: React neither draws it nor finds fault with it', async () => {
  onTestFinished(() => void seen.mockClear());
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = builtList();
  const row = container.querySelector('.rows > li');
  expect(row?.textContent).toBe('Boutique en ligne');

  const onRecoverableError = vi.fn();
  const { rerender } = await act(async () => render(list, { container, hydrate: true, onRecoverableError }));
  await act(async () => rerender(list));
  expect(onRecoverableError.mock.calls).toEqual([]);
  expect(container.querySelector('.rows > li')).toBe(row);
  expect(seen).not.toHaveBeenCalled();
});

test('where React draws it anew its rows are there', () => {
  onTestFinished(() => void seen.mockClear());
  const { getByText } = render(list);
  expect(getByText('Boutique en ligne').closest('.rows')).not.toBeNull();
  expect(seen).toHaveBeenCalled();
});
