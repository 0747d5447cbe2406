import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ErrorScreen } from '@/components/layout/error-screen';

test('a page that breaks says so in French and in the agreed line, logs why, and can be reloaded', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  const cause = new Error('boom');

  render(<ErrorScreen error={cause} />);

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cette page ne s’affiche pas.');
  expect(screen.getByText('Unexpected Application Error!')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Recharger la page' })).toBeTruthy();
  expect(logged).toHaveBeenCalledWith(cause);
});
