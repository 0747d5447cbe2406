import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi, type MockInstance } from 'vitest';
import { forms, formWords } from '@/content/forms';
import { subjects } from '@/content/subjects';
import type { Form } from '@/content/types';
import { asTyped } from '@/lib/rules/french-text';
import { readDraft, writeDraft } from '@/lib/rules/lead/draft';
import { SUBJECT_FIELD } from '@/lib/rules/lead/subject-link';
import { formNotes } from '@/components/lead/form-notes';
import { MessageForm } from '@/components/lead/message-form';
import { fieldLabel } from '../support/forms';
import { plainText } from '../support/plain-text';

const { failed, otherWays } = formWords;
const agency = { senderName: 'Site', email: 'bonjour@agence.example', whatsapp: '+229 01 02 03 04' };
const awa = {
  name: 'Awa',
  email: 'awa@exemple.com',
  company: 'Kora',
  message: 'Bonjour, un site pour mars.',
};

const [sender, address, ...others] = forms.contact.fields;
/** What every form asks, and what the message is about: an owner may ask more. */
const contact: Form = {
  ...forms.contact,
  fields: [sender, address, ...others.filter(({ name }) => name in awa || name === SUBJECT_FIELD)],
};

let send: MockInstance<typeof fetch>;

beforeEach(() => {
  send = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  onTestFinished(() => [send, logged].forEach((spy) => spy.mockRestore()));
});

function show(form = contact) {
  const notes = formNotes({ agency, words: formWords, form });
  const waysOn = [{ label: 'Lire le blog', href: '/blog' }];
  const shared = { intro: null, aside: null };
  render(<MessageForm {...shared} {...{ form, agency, notes, waysOn }} words={formWords} />);
}

const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${fieldLabel(name)}`) });
/** A button with two names shows one at a time, by style. */
const button = (name: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${name}`) });
const press = (name: string) => fireEvent.click(button(name));
const written = () => Object.keys(awa).map((name) => field(name).value);
const said = () => plainText(document.body.textContent);

function fill(answers: Record<string, string> = awa) {
  for (const [name, value] of Object.entries(answers)) {
    field(name).value = value;
    fireEvent.change(field(name));
  }
}

test('a message that fails stays in its form: both sentences, what happened, other ways, and « Réessayer »', async () => {
  send.mockResolvedValue(new Response(null, { status: 500 }));
  show();
  fill();
  press(contact.submit);
  const strings = plainText(failed.title + contact.failure);
  // The way on, then what may have happened.
  await expect
    .poll(said)
    .toContain(
      `${strings}${failed.retry}${plainText(failed.refused)} ${failed.kept}${plainText(failed.otherWays)}`,
    );
  expect(readDraft('contact')?.fate).toBe('unsent');
  const asked = Object.entries(awa).map(([name, value]) => `${fieldLabel(name)} : ${value}`);
  const text = asTyped([contact.greeting, ...asked].join('\n'));
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
    `https://wa.me/22901020304?text=${encodeURIComponent(text)}`,
  );
  expect(screen.getByRole('link', { name: otherWays.email }).getAttribute('href')).toContain(
    `mailto:${agency.email}?subject=${encodeURIComponent(contact.subject)}`,
  );
  press(otherWays.copy);
  await expect.poll(said).toContain(plainText(otherWays.copied));
  expect(await navigator.clipboard.readText()).toBe(text);

  press(failed.retry);
  expect(written()).toEqual(Object.values(awa));
  await expect.poll(() => document.activeElement).toBe(button(contact.submit));
  send.mockResolvedValue(new Response());
  press(contact.submit);
  await expect.poll(said).toContain(contact.sent.title);
  expect(send).toHaveBeenCalledTimes(2);
});

test('what came back unsent is not said to be so once it has left, though something was changed meanwhile', async () => {
  let answer = (_: Response) => {};
  send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const pairs = Object.entries(awa).map(([name, text]): [string, string] => [name, text]);
  writeDraft('contact', { pairs, fate: 'unsent' });
  show();
  const form = screen.getByRole('form');
  const message = field('message');
  expect(form.getAttribute('data-restored')).toBe('unsent');
  press(contact.submit);
  fill({ message: 'Bonsoir, un site pour avril.' });
  answer(new Response());
  await expect.poll(said).toContain(contact.sent.title);
  expect(message.value).toBe('Bonsoir, un site pour avril.');
  expect(form.hasAttribute('data-restored')).toBe(false);
});

test('what is sent again from its failure is seen leaving, at its button', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  onTestFinished(() => [online, scroll].forEach((spy) => spy.mockRestore()));
  show();
  fill();
  press(contact.submit);
  await expect.poll(said).toContain(plainText(failed.offline));
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  send.mockReturnValue(new Promise(() => {}));
  scroll.mockClear();
  press(failed.sendNow);
  await expect.poll(() => scroll.mock.contexts).toEqual([button(contact.submit)]);
  expect(button(contact.submit).disabled).toBe(true);
});

test('a mailer that asks to wait is said to ask for that', async () => {
  send.mockResolvedValue(new Response(null, { status: 429 }));
  show();
  fill();
  press(contact.submit);
  await expect.poll(said).toContain(plainText(failed.busy));
  expect(said()).not.toContain(plainText(failed.refused));
});

test('what else the content asks for is a field, and arrives above the message by its label', async () => {
  show({ ...contact, fields: [...contact.fields, { name: 'budget', label: 'budget annuel' }] });
  fill({ ...awa, budget: '1 000 $' });
  const about = screen.getByRole<HTMLSelectElement>('combobox');
  // As it is posted without scripts.
  expect(Array.from(about.options, ({ value }) => value)).toEqual(['', ...subjects.map(asTyped)]);
  about.value = asTyped(subjects[0] ?? '');
  press(contact.submit);
  await expect.poll(() => send.mock.calls.length).toBe(1);
  expect(JSON.parse(String(send.mock.calls[0]?.[1]?.body))).toMatchObject({
    message: `${fieldLabel(SUBJECT_FIELD)} : ${asTyped(subjects[0] ?? '')}\nbudget annuel : 1 000 $\n\n${awa.message}`,
  });
});

test('what is erased by hand in another tab goes here too, unless one is typing; what was sent there stays where one typed', () => {
  show();
  fill();
  fireEvent.input(field('name'));
  const tell = (newValue: string | null) =>
    fireEvent(window, new StorageEvent('storage', { key: 'brouillon:contact', newValue }));
  const focused = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  onTestFinished(() => focused.mockRestore());
  tell(null);
  expect([field('name').value, readDraft('contact')?.pairs.length]).toEqual(['Awa', 4]);
  field('name').focus();
  tell('');
  expect(field('name').value, 'while typing').toBe('Awa');
  field('name').blur();
  tell('');
  expect(written()).toEqual(['', '', '', '']);
});

test('newer words stay over the draft of their page, where the device keeps no more', () => {
  show();
  const write = (message: string) => {
    field('message').value = message;
    fireEvent.input(field('message'));
    fireEvent(window, new Event('pagehide'));
  };
  write('Un');
  expect(readDraft('contact')?.pairs).toEqual([['message', 'Un']]);
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  onTestFinished(() => full.mockRestore());
  write('Un et deux');
  fireEvent(window, new Event('pageshow'));
  expect(field('message').value).toBe('Un et deux');
});

test('a draft that says nothing of those before it comes back at once', () => {
  history.replaceState({ notes: { begun: '1' } }, '');
  localStorage.setItem(
    'brouillon:contact',
    JSON.stringify({ savedAt: Date.now(), begun: '1', pairs: [['message', 'Bonjour']] }),
  );
  show();
  expect(field('message').value).toBe('Bonjour');
});
