import { afterEach, expect, test, vi } from 'vitest';
import { assertReadyContent } from '@/lib/build/checks/check-content';
import { remaining } from '@/lib/build/agency/remaining';
import { demonstrationValues } from '@/lib/build/checks/demonstration-values';
import { contentTexts } from '@/lib/build/checks/source/content-texts';
import { contentWith, makeArticle, makeProject } from '../../support/factories';
import { readyContent } from '../../support/ready-site';

function textsOf(file: string, source: string) {
  return contentTexts(new Map([[`content/${file}`, source]]));
}
const siteTexts = (site: string) => textsOf('site.ts', `export const site = ${site};`);

const filledIn = contentWith({
  ...readyContent,
  texts: siteTexts("{ origin: 'https://kofi.tg', email: 'a@kofi.tg', phone: '+226 70 00 00 00' }"),
});
const unfilled = contentWith({
  clients: ['Mairie de Kpalimé', 'Omega Consulting'],
  projects: [makeProject({ id: 'school-manager', title: 'School Manager' })],
  articles: [makeArticle({ id: 'f298dc1a-0f04-4d4d-8085-250b45dc2fe7', title: 'CI/CD' })],
  texts: [
    ...siteTexts(`{
      origin: 'https://agence.example',
      email: 'bonjour@agence.example',
      phone: '+000 00 00 00 00',
      whatsapp: '00000000000',
      linkedin: 'https://www.linkedin.com/company/agence-exemple',
    }`),
    ...textsOf('legal.ts', "export const legal = { register: 'Exemple : RCCM 00-0000-B-00000' };"),
  ],
});
const withToken = { NEXT_PUBLIC_MAILER_TOKEN: 'Token du-fournisseur' };

afterEach(() => vi.restoreAllMocks());

test('a content filled in holds no demonstration value', () => {
  expect(demonstrationValues(filledIn, withToken)).toEqual([]);
});

test('an origin given to the build stands in for the one of the content', () => {
  const content = contentWith({ ...readyContent, texts: siteTexts("{ origin: 'https://agence.example' }") });

  expect(demonstrationValues(content, { ...withToken, SITE_URL: 'https://kofi.tg' })).toEqual([]);
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
      'content/clients.ts : clients (Omega Consulting)',
      'content/projects.ts : school-manager (School Manager)',
      'content/articles : f298dc1a-0f04-4d4d-8085-250b45dc2fe7 (CI/CD)',
      '.env : NEXT_PUBLIC_MAILER_TOKEN (Token demonstration-atelier-trame)',
    ].join('\n'),
  );
  expect(() => assertReadyContent(filledIn, { ...env, ...withToken })).not.toThrow();
});

test('any other build says how many there are, and what names them, in one line, and goes on', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);

  assertReadyContent(unfilled, {});
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^.* : 10 \(npm run agence -- --reste .*$/)]]);
});

test('what is left to write is told line by line, until nothing is', () => {
  const theirs = {
    ...filledIn,
    texts: textsOf('pages/home.ts', "export const homePage = { title: 'Un atelier de couture' };"),
  };
  const stats = textsOf('stats.ts', "export const stats = [{ number: '14+', label: 'projets' }];");
  const left = remaining({ ...theirs, texts: [...theirs.texts, ...stats] }, withToken);

  expect(left.filter((line) => !line.startsWith('tests/'))).toEqual(['content/stats.ts : vos chiffres']);
  expect(remaining(theirs, withToken).filter((line) => !line.startsWith('tests/'))).toEqual([]);
});
