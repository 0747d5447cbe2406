import { afterEach, expect, test, vi } from 'vitest';
import { assertReadyContent } from '@/lib/build/checks/check-content';
import { demonstrationValues } from '@/lib/build/checks/demonstration-values';
import { contentWith } from '../../support/factories';
import { readyContent } from '../../support/ready-site';

const legal = readyContent.legal;

const filledIn = contentWith({
  legal,
  site: { site: { origin: 'https://trame.org', email: 'a@trame.org', phone: '+226 70 00 00 00' } },
});
const unfilled = contentWith({
  legal: { ...legal, register: 'Exemple : RCCM 00-0000-B-00000' },
  site: {
    site: {
      origin: 'https://agence.example',
      email: 'bonjour@agence.example',
      phone: '+000 00 00 00 00',
      whatsapp: '00000000000',
      linkedin: 'https://www.linkedin.com/company/agence-exemple',
    },
  },
});
const withToken = { NEXT_PUBLIC_MAILER_TOKEN: 'Token du-fournisseur' };

afterEach(() => vi.restoreAllMocks());

test('a content filled in holds no demonstration value', () => {
  expect(demonstrationValues(filledIn, withToken)).toEqual([]);
});

test('an origin given to the build stands in for the one of the content', () => {
  const content = contentWith({ legal, site: { site: { origin: 'https://agence.example' } } });

  expect(demonstrationValues(content, { ...withToken, SITE_URL: 'https://trame.org' })).toEqual([]);
  expect(demonstrationValues(content, { ...withToken, SITE_URL: 'https://autre.example' })).toHaveLength(1);
});

test('a strict build stops at demonstration values, and names them all', () => {
  const env = { SITE_STRICT: '1' };

  expect(() => assertReadyContent(unfilled, env)).toThrow(
    [
      'Valeurs de démonstration à remplacer :',
      'content/site.ts : site.origin (https://agence.example)',
      'content/site.ts : site.email (bonjour@agence.example)',
      'content/site.ts : site.phone (+000 00 00 00 00)',
      'content/site.ts : site.whatsapp (00000000000)',
      'content/site.ts : site.linkedin (https://www.linkedin.com/company/agence-exemple)',
      'content/legal.ts : legal.register (Exemple : RCCM 00-0000-B-00000)',
      '.env : NEXT_PUBLIC_MAILER_TOKEN (Token demonstration-atelier-trame)',
    ].join('\n'),
  );
  expect(() => assertReadyContent(filledIn, { ...env, ...withToken })).not.toThrow();
});

test('any other build says how many there are, and what names them, in one line, and goes on', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);

  assertReadyContent(unfilled, {});
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^.* : 7 \(npm run agence -- --reste .*$/)]]);
});
