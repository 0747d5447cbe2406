// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { report } from '@/export/verifier/report';
import { openTarget } from '@/export/verifier/target';
import { siteContent } from '@/lib/content/site-content';
import { makeReadySite, readyContent } from '../support/ready-site';
import { serveReady, verdictOn } from '../support/verdict';

let ready: string;

beforeAll(() => {
  ready = makeReadySite();
});

afterAll(() => rmSync(ready, { recursive: true, force: true }));

test('nothing stands in the way of a site filled in and served by the embedded host', async () => {
  const origin = await serveReady(ready);
  const { topics } = await verdictOn(origin);

  expect(topics.filter(({ found }) => found.length > 0)).toEqual([]);
  expect(report(origin, topics, true)).toMatch(/\nPrêt$/);
});

test('nor of the same site in its folder, where the host cannot be asked', async () => {
  const { topics } = await verdictOn(ready);

  expect(topics.filter(({ found }) => found.length > 0)).toEqual([]);
  expect(report('out', topics, false)).toMatch(/se vérifient sur l’adresse du site.*\n\nPrêt$/s);
});

test.each(['origin', 'email', 'phone', 'whatsapp', 'linkedin'])(
  'a demonstration value of site.%s is named by its file and field',
  async (field) => {
    const demonstration = siteContent.site.site as Record<string, string>;
    const site = {
      ...readyContent.site,
      site: { ...(readyContent.site.site as object), [field]: demonstration[field] },
    };

    const { text } = await verdictOn(ready, { content: { site }, env: { SITE_URL: undefined } });

    expect(text).toBe(
      `content/site.ts, « site.${field} » : valeur de démonstration « ${demonstration[field]} »`,
    );
  },
);

test.each([
  [
    'no token',
    { NEXT_PUBLIC_MAILER_TOKEN: undefined },
    '« NEXT_PUBLIC_MAILER_TOKEN » : valeur de démonstration',
  ],
  [
    'an origin without https',
    { SITE_URL: 'http://atelier-trame.com' },
    'SITE_URL doit être une origine en https',
  ],
  ['an origin with a path', { SITE_URL: 'https://atelier-trame.com/fr' }, 'SITE_URL doit être une origine'],
  [
    'a mailer without https',
    { NEXT_PUBLIC_MAILER_URL: 'http://127.0.0.1:1/' },
    'NEXT_PUBLIC_MAILER_URL doit être',
  ],
  [
    'a mailer that is away',
    { NEXT_PUBLIC_MAILER_URL: 'https://127.0.0.1:1/envoi/' },
    '/envoi/ ne répond pas',
  ],
])('a configuration with %s is caught', async (_, env, named) => {
  const { text } = await verdictOn(ready, { env });

  expect(text).toContain(named);
});

test('a folder without a site is told apart from one with faults', () => {
  const empty = mkdtempSync(join(tmpdir(), 'trame-empty-'));
  onTestFinished(() => rmSync(empty, { recursive: true }));
  writeFileSync(join(empty, 'lisez-moi.txt'), '');

  expect(() => openTarget(empty)).toThrow('aucun site dans');
});
