import { expect, test } from 'vitest';
import { agency } from '@/content/agency';
import { catalogue } from '@/content/catalogue';
import { forms, formWords } from '@/content/forms';
import { frameWords } from '@/content/frame';
import { offers } from '@/content/offers';
import { articleWords } from '@/content/pages/blog';
import { contactPage } from '@/content/pages/contact';
import { quoteWords } from '@/content/pages/devis';
import { amount } from '@/content/say';
import type { Form } from '@/content/types';
import { linksAt } from '@/lib/pages/pages';
import { phoneLines, whatsappAddress } from '@/lib/rules/phone-lines';
import { allPages, articlePages, openPage, sitePages } from '../support/exported-site';
import { fieldLabel } from '../support/forms';
import { plainText } from '../support/plain-text';
import { hrefs, texts } from '../support/read-page';

test.each<Form>(Object.values(forms))(
  'the form "$name" stands on a page, asks what it is said to ask, posts without scripts, and names the other ways',
  ({ name, fields, greeting }) => {
    const shown = sitePages().find(({ document }) => document.querySelector(`form[data-form=${name}]`));
    const page = shown?.document.querySelector('main');
    if (!page) throw new Error(`no page shows it: see « add a form » in CONTRIBUTING.md`);
    const asked = [...page.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea)')]
      .filter((field) => fields.some((one) => one.name === field.name))
      .map((field) => [field.name, field.required]);
    expect(asked).toEqual(fields.map((field) => [field.name, field.required !== undefined]));
    expect(hrefs(page, 'form a')).toContain('/confidentialite');
    expect(page.querySelector('form')?.getAttribute('action')).toBe('/api/mailer/formulaire/');
    const written = agency.whatsapp ? [whatsappAddress(agency.whatsapp, greeting)] : [];
    expect(hrefs(page, 'noscript a:not([id])')).toEqual([`mailto:${agency.email}`, ...written]);
  },
);

test.each(allPages())('$path starts whatever answers on it before React', ({ document }) => {
  const scripts = texts(document, 'script').join();
  const names = [...document.querySelectorAll('[data-early]')].flatMap((element) =>
    String(element.getAttribute('data-early')).split(' '),
  );
  expect(
    names.filter((name) => !RegExp(`\\b${name}:`).test(scripts)),
    'its page.tsx gives PageTop no early script that starts these: see « answer a press » in CONTRIBUTING.md',
  ).toEqual([]);
});

/** All that a page says without scripts or styles, in the order in which it is met. */
function read(path: string): string {
  const body = openPage(path).document.body.cloneNode(true) as HTMLElement;
  body.querySelectorAll('script, style, svg').forEach((element) => element.remove());
  // Elements that stand one beside the other are words apart.
  return plainText(
    body.innerHTML
      .replace(/<wbr\/?>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&nbsp;/g, ' ')
      .replace(/&amp;/g, '&'),
  );
}

test.each<[path: string, parts: readonly string[]]>([
  ...sitePages().map(({ path, document }): [string, string[]] => [
    path,
    [
      ...[frameWords.skip, agency.name, ...linksAt('menu').map(({ label }) => label)],
      ...[...texts(document, 'h1'), agency.email, ...phoneLines(agency, '').map(({ label }) => label)],
    ],
  ]),
  ...articlePages().map(({ path, document }): [string, string[]] => [
    path,
    [articleWords.back.label, ...texts(document, 'h1'), articleWords.share.title],
  ]),
  ['/', offers.flatMap(({ title, price }) => [title, price === null ? '' : amount(price)])],
  [
    '/devis',
    [
      ...catalogue.flatMap(({ name, note, price }) => [name, note ?? '', amount(price)]),
      quoteWords.receipt.title,
      ...[formWords.withoutScript.posted, agency.email, agency.whatsapp ? 'WhatsApp' : ''],
      ...[...['name', 'email', 'message'].map(fieldLabel), forms.quote.submit],
    ],
  ],
  [
    '/contact',
    [
      ...[formWords.withoutScript.posted, agency.email],
      ...['name', 'email', 'company', 'message'].map(fieldLabel),
      ...[forms.contact.submit, contactPage.details.title, agency.email, agency.whatsapp ?? ''],
    ],
  ],
])('%s reads in order, without scripts or styles: %s', (path, parts) => {
  const text = read(path);
  let from = 0;
  for (const part of parts.map(plainText)) {
    const at = text.indexOf(part, from);
    expect(at, `« ${part} » after ${from}`).toBeGreaterThanOrEqual(0);
    from = at + part.length;
  }
});
