// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { siteContent } from '@/lib/build/checks/site-content';
import { siteOrigin } from '@/lib/build/seo/site-url';
import { checkConfiguration, checkNames, checkValues } from '@/publish/verify/check-values';
import { report } from '@/publish/verify/report';
import { openTarget } from '@/publish/verify/target';
import { verify } from '@/publish/verify/verify';
import { seededSite } from '../support/seeded-site';
import { makeReadySite, readyContent, READY_ORIGIN, READY_TOKEN } from '../support/ready-site';
import { serveReady } from '../support/served-site';

const env = { SITE_URL: READY_ORIGIN, NEXT_PUBLIC_MAILER_TOKEN: READY_TOKEN };
const settings = { content: readyContent, env, publicOrigin: READY_ORIGIN };
let ready: string;

beforeAll(() => {
  ready = makeReadySite();
});

afterAll(() => rmSync(ready, { recursive: true, force: true }));

test('the export has no fault but the values of the demonstration', async () => {
  const topics = await verify(openTarget('out'), {
    content: siteContent,
    env: {},
    publicOrigin: siteOrigin(),
  });

  expect(topics.filter(({ found, topic }) => found.length > 0 && !topic.startsWith('Valeurs'))).toEqual([]);
});

test('nothing stands in the way of a site filled in, in its folder or served by the embedded host', async () => {
  const origin = await serveReady(ready);
  const served = await verify(openTarget(origin), settings);
  const folder = await verify(openTarget(ready), settings);

  expect([...served, ...folder].filter(({ found }) => found.length > 0)).toEqual([]);
  expect(report(origin, served, true)).toMatch(/\nPrêt$/);
  expect(report('out', folder, false)).toMatch(/se vérifient sur l’adresse du site.*\n\nPrêt$/s);
});

test('a remedy stands once, under the faults it mends, and more than eight are counted', () => {
  const found = Array.from({ length: 10 }, (_, n) => ({ said: `faute ${n}`, remedy: 'à corriger' }));
  const text = report('out', [{ topic: 'Pages', found }], true);

  expect(text).toMatch(/✗ Pages\n( {4}faute \d\n){8} {4}… et 2 autre\(s\)\n {6}→ à corriger\n\nPas prêt$/);
});

test.each(['/about.html', '/feed.xml', '/manifest.webmanifest', '/og/about.jpg'])(
  'the name of the demonstration, left in %s by another agency, is told',
  async (file) => {
    const site = await seededSite(file, (text) => `${text}<!-- Ateliers\u00a0Trame -->`);
    const kofi = { site: { name: 'Kofi & Associés' } };

    expect((await checkNames(site, kofi)).map(({ said }) => said).join('\n')).toMatch(
      new RegExp(`^${file.replace('.html', '')} dit encore « .*trame`, 'im'),
    );
  },
);

test.each([
  [{ SITE_URL: 'http://atelier-trame.com' }, 'SITE_URL doit être une origine en https'],
  [{ SITE_URL: 'https://atelier-trame.com/fr' }, 'SITE_URL doit être une origine'],
  [{ NEXT_PUBLIC_MAILER_URL: 'http://127.0.0.1:1/' }, 'NEXT_PUBLIC_MAILER_URL doit être'],
])('a configuration with %j is caught', (wrong, named) => {
  expect(checkConfiguration(wrong)[0]?.said).toContain(named);
});

test('a site without a token of its own is caught', () => {
  const [fault] = checkValues(readyContent, { SITE_URL: READY_ORIGIN });

  expect(fault?.said).toContain('« NEXT_PUBLIC_MAILER_TOKEN » : valeur de démonstration');
});

test('a folder without a site is told apart from one with faults', () => {
  const empty = mkdtempSync(join(tmpdir(), 'trame-empty-'));
  onTestFinished(() => rmSync(empty, { recursive: true }));

  expect(() => openTarget(empty)).toThrow('aucun site dans');
});
