import { afterEach, expect, test, vi } from 'vitest';
import { formAction, mailerUrl, publicToken } from '@/lib/rules/lead/mailer';
import { mailerSettings } from '@/publish/mailer-settings';

afterEach(() => void vi.unstubAllEnvs());

test.each([
  ['', '/api/mailer/send-email/', '/api/mailer/formulaire/'],
  // A configured mailer takes nothing but the specified JSON.
  [
    'https://provider.example/api/mailer/send-email/',
    'https://provider.example/api/mailer/send-email/',
    undefined,
  ],
])('a build told of the mailer « %s » posts to %s, and without scripts to %s', (variable, url, action) => {
  vi.stubEnv('NEXT_PUBLIC_MAILER_URL', variable);
  expect([mailerUrl(), formAction()]).toEqual([url, action]);
});

test('the token is sent as it is written, and the mailer told of it; a build without one has a token that says it is for demonstration', () => {
  vi.stubEnv('NEXT_PUBLIC_MAILER_TOKEN', '');
  expect(publicToken()).toBe('Token demonstration-atelier-trame');
  vi.stubEnv('NEXT_PUBLIC_MAILER_TOKEN', 'Bearer abc');
  expect(publicToken()).toBe('Bearer abc');
  expect(mailerSettings()).toMatchObject({ token: 'Bearer abc' });
});
