import { expect, onTestFinished, test, vi } from 'vitest';
import { formAction, mailerUrl, publicToken } from '@/lib/rules/lead/mailer';

function build(environment: Record<string, string>) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
}

test('unless told otherwise, messages go to the mailer of the site itself', () => {
  build({ NEXT_PUBLIC_MAILER_URL: '' });

  expect(mailerUrl()).toBe('/api/mailer/send-email/');
  expect(formAction()).toBe('/api/mailer/formulaire/');
});

test('a configured mailer is used as it is written', () => {
  build({ NEXT_PUBLIC_MAILER_URL: 'https://provider.example/api/mailer/send-email/' });

  expect(mailerUrl()).toBe('https://provider.example/api/mailer/send-email/');
  expect(formAction(), 'it takes nothing but the specified JSON').toBeUndefined();
});

test('the token is sent as it is written, and a build without one has a token that says it is for demonstration', () => {
  build({ NEXT_PUBLIC_MAILER_TOKEN: '' });
  expect(publicToken()).toBe('Token demonstration-atelier-trame');

  build({ NEXT_PUBLIC_MAILER_TOKEN: 'Bearer abc' });
  expect(publicToken()).toBe('Bearer abc');
});
