import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { articleWords } from '@/content/pages/blog';
import { ShareRow } from '@/components/blog/share-row';
import { plainText } from '../support/plain-text';
import { renderSite } from '../support/render-site';

const outage: string[] = [];

/** All that an agency may not have, taken away at once. */
const said = await renderSite({
  newsletter: null,
  facts(agency) {
    outage.push(plainText(agency.outage ?? ''));
    agency.whatsapp = null;
    agency.networks = agency.otherPhones = [];
    agency.hours.elsewhere = agency.outage = null;
    for (const name of Object.keys(agency.delays)) agency.delays[name as keyof typeof agency.delays] = null;
    const { legal } = agency;
    legal.insurance = legal.law = legal.generalTerms = legal.basis = legal.transfers = null;
  },
});
const pages = Object.entries(said).filter(([place]) => place.startsWith('/'));
const heads = Object.entries(said).filter(([place]) => place.startsWith('head of'));
const textOf = (html = '') => plainText(html.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]+>/g, ' '));

/** Without the foot, where a page's own name may be one of these words. */
const mainOf = (html = '') => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

test('what the agency does not have leaves its sentences, and no hole in them', () => {
  for (const [path, html] of pages)
    expect([path, textOf(html).match(/\b(null|undefined)\b/)]).toEqual([path, null]);
  expect(textOf(said['/contact'])).not.toMatch(/\(MVP\)|application complète/);
  for (const sentence of outage.filter(Boolean)) expect(textOf(said['/contact'])).not.toContain(sentence);
  for (const [path, html] of pages) expect([path, /S[’']abonner/.test(html)]).toEqual([path, false]);
  for (const path of ['/mentions-legales', '/confidentialite'])
    expect(textOf(mainOf(said[path]))).not.toMatch(
      /Assurance|Droit applicable|Conditions|Base|Transferts|Représentant/,
    );
  expect(said['/']).not.toMatch(/"(telephone|sameAs)"/);
});

test('an agency without WhatsApp offers it nowhere, under its articles neither', () => {
  const row = (hasWhatsapp: boolean) =>
    renderToStaticMarkup(
      <ShareRow url="https://a.example/1" title="T" words={articleWords.share} hasWhatsapp={hasWhatsapp} />,
    );
  const leads = /wa\.me|whatsapp:/;
  expect([row(true), row(false)].map((html) => leads.test(html))).toEqual([true, false]);
  for (const [path, html] of [...pages, ...heads]) expect([path, leads.test(html)]).toEqual([path, false]);
});
