import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { articleWords } from '@/content/pages/blog';
import { portraitOf } from '@/lib/pictures/team';
import { blogPosting } from '@/lib/seo/structured-data';
import { temporaryFolder } from '@/packages/mailer/tests/support/temporary-folder';
import { ArticleHeader } from '@/components/blog/article-header';
import { ShareRow } from '@/components/blog/share-row';
import { makeArticle, makeSummary } from '../support/factories';
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

test('who signs an article is shown beside their name if they are of the team, and to search engines where there is a photo of them', () => {
  const before = process.cwd();
  process.chdir(temporaryFolder({ 'content/team/awa.jpg': '' }));
  onTestFinished(() => process.chdir(before));
  const team = [{ name: "Awa N'Diaye", photo: 'awa.jpg' }, { name: 'Koffi' }, { part: 'Dépanne' }];
  const shown = ['Awa N’Diaye', 'Koffi', 'Dépanne'].map((author) => {
    const [portrait, signed] = [portraitOf(author, team), { author, role: 'Dépanne' }];
    const header = (
      <ArticleHeader
        article={makeSummary(signed)}
        words={articleWords}
        edge=""
        portrait={portrait?.picture}
      />
    );
    const posting = JSON.stringify(blogPosting(makeArticle(signed), portrait));
    return [renderToStaticMarkup(header), posting].map((told) => told.includes('/media/portrait-'));
  });
  expect(shown).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ]);
});
