import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ReplyTime } from '@/components/sections/form-intro';
import { plainText } from '../support/plain-text';

test.each([
  ['24 h en moyenne', '24 h'],
  ['48 h', '48 h'],
  ['2 à 3 jours ouvrés', '2 à 3 jours'],
  ['deux jours ouvrés', 'deux jours ouvrés'],
])('of « %s » the number stands apart, and everything is said once', (replyTime, apart) => {
  const { container } = render(<ReplyTime label="Réponse en" replyTime={replyTime} />);
  expect(screen.getByText(apart)).toBeDefined();
  expect(plainText(container.textContent).replaceAll(' ', '')).toBe(
    `Réponse en${replyTime}`.replaceAll(' ', ''),
  );
});
