import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { BuiltList } from '@/components/ui/built-list';
import { renderAsBuilt } from '../support/render-site';

const seen = vi.fn();
afterEach(() => void seen.mockClear());

function Row() {
  useEffect(seen);
  return <li>Boutique en ligne</li>;
}

const list = (
  <BuiltList className="rows">
    <Row />
  </BuiltList>
);

test('a list stays as it was built: React neither draws it nor finds fault with it', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderAsBuilt(list);
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
  const { getByText } = render(list);
  expect(getByText('Boutique en ligne').closest('.rows')).not.toBeNull();
  expect(seen).toHaveBeenCalled();
});
