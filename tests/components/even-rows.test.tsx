import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EvenRows } from '@/components/ui/even-rows';

test.each([
  [1, '3'],
  [2, '33'],
  [3, '222'],
  [4, '3333'],
  [5, '22233'],
  [7, '2223333'],
  [12, '222222222222'],
])('%i offers stand in rows of three and two without a hole', (count, spans) => {
  render(<EvenRows>{Array.from({ length: count }, (_, position) => `Offre ${position}`)}</EvenRows>);
  const looks = screen.getAllByRole('listitem').map(({ className }) => className);

  expect(looks.map((look) => look.match(/md:col-span-(\d)/)?.[1]).join('')).toBe(spans);
});
