import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { formWords, forms } from '@/content/forms';
import type { Form } from '@/content/types';
import { shownPages } from '@/lib/pages/pages';
import { fill } from '@/lib/rules/fill';
import { MAILER_PATH } from '@/lib/rules/lead/mailer';
import { patternOf } from './plain-text';

export type Visitor = { name: string; email: string; company: string; message: string };

/** Somebody no other test knows. */
export function newVisitor(): Visitor {
  const id = randomUUID();
  return {
    name: `Awa N’Diaye ${id}`,
    email: `awa.${id}@client.example`,
    company: 'Kora & Fils',
    message: 'Bonjour,\nnous avons 3 écoles à équiper.\nÀ bientôt « Awa »',
  };
}

/** What a visitor finds on the page that shows a form, and is told of each field that is left empty. */
function pageOf([key, { label, submit, sent, failure, fields }]: [string, Form]) {
  const sourceOf = (path: string) => readFileSync(`app/(site)${path}/page.tsx`, 'utf8');
  const shown = shownPages().find(({ path }) => sourceOf(path).includes(`leadContent(forms.${key}`));
  if (!shown) throw new Error(`no page shows the form "${key}"`);
  const asked = fields.flatMap(({ required, label }) => (required ? label : []));
  return { path: shown.path, name: label, submit, sent: sent.title, failure, asked, fields };
}

export type FormPage = ReturnType<typeof pageOf>;

export const formPages = Object.entries(forms).map(pageOf);
const pageWith = ({ name }: Form) =>
  formPages[Object.values(forms).findIndex((form) => form.name === name)] as FormPage;
export const contactPage = pageWith(forms.contact);
export const devisPage = pageWith(forms.quote);

/** What both forms call what they ask of everybody. */
export function fieldLabel(name: string): string {
  return forms.contact.fields.find((field) => field.name === name)?.label ?? name;
}

/** What a field of an owner's takes, as browsers check it. */
export function answerTo(kind = 'text'): string {
  return { url: 'https://kora.example', tel: '+228 90 00 00 00', email: 'awa@kora.example' }[kind] ?? 'Lomé';
}

/** What a visitor finds on either form, by its label. */
export function formOn(page: Page, { name, submit, sent, failure }: FormPage) {
  const form = page.getByRole('form', { name });
  const { one, many } = formWords.errors.summary;
  const left = patternOf(fill(formWords.after.sent, { title: sent })).source;
  const field = (name: keyof Visitor) => form.getByRole('textbox', { name: fieldLabel(name) });
  return {
    form,
    ...{ name: field('name'), email: field('email'), company: field('company'), message: field('message') },
    submit: form.getByRole('button', { name: submit }),
    sending: form.getByRole('button', { name: formWords.sending }),
    summary: form.getByRole('alert', { name: patternOf(one, many) }),
    success: page.getByRole('status').filter({ hasText: sent }),
    /** Once its form is back, with the time. */
    left: page.getByText(RegExp(left.replace('.*', '\\d+\\sh\\s\\d+'))),
    failure: page.getByRole('alert').filter({ hasText: failure }),
    retry: page.getByRole('button', { name: formWords.failed.retry, exact: true }),
  };
}

export async function fillIn(asked: ReturnType<typeof formOn>, visitor: Visitor): Promise<void> {
  // Not every form asks for a company, or a message; a page that is still on its way asks for nothing.
  await asked.form.waitFor();
  for (const [name, text] of Object.entries(visitor))
    for (const field of await asked[name as keyof Visitor].all()) await field.fill(text);
  // What an owner requires besides.
  const besides = Object.keys(visitor).map((name) => `:not([name="${name}"])`);
  for (const field of await asked.form.locator(`input:required${besides.join('')}`).all())
    await field.fill(answerTo((await field.getAttribute('type')) ?? undefined));
  for (const list of await asked.form.locator('select:required').all()) await list.selectOption({ index: 1 });
}

/** All that stands in the form of a page, shown or hidden. */
export function standing(page: Page): Promise<string> {
  return page.locator('form').evaluate((form: HTMLFormElement) => JSON.stringify([...new FormData(form)]));
}

/** The body of every message to the mailer from now on, as it left the browser. */
export function watchMailer(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const isMessage = new URL(request.url()).pathname === MAILER_PATH && request.method() === 'POST';
    if (isMessage) sent.push(request.postData() ?? '');
  });
  return sent;
}
