import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi, type MockInstance } from 'vitest';
import { formWords } from '@/content/forms';
import { quoteWords } from '@/content/pages/devis';
import { fill as fillIn } from '@/lib/rules/fill';
import { FeatureGroup } from '@/components/quote/feature-group';
import { QuoteForm } from '@/components/quote/quote-form';
import { makeFeature } from '../support/factories';
import { plainText } from '../support/plain-text';

const catalogue = [
  makeFeature({ id: 'blog', name: 'Blog', priceUsd: 100 }),
  makeFeature({ id: 'cms', name: 'Textes', priceUsd: 50 }),
  makeFeature({ id: 'app', name: 'Application', priceUsd: 1600, category: 'Mobile' }),
];
const categories = ['Web', 'Mobile', 'Support'];
const { otherWays, quote } = formWords;
const DROPPED = plainText(fillIn(quoteWords.notices.dropped, { count: 2 }));
const MOVED = plainText(fillIn(quoteWords.notices.moved, { total: '$100' }));

let send: MockInstance<typeof fetch>;

beforeEach(() => {
  history.replaceState(null, '', '/devis');
  send = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  onTestFinished(() => [send, logged].forEach((spy) => spy.mockRestore()));
});

function show() {
  const facts = { catalogue, categories, eurPerUsd: 0.5, firstCurrency: 'usd' as const, quoteWords };
  const agency = { email: 'bonjour@agence.example', whatsapp: null };
  const lead = { siteLabel: 'Site', agency, words: formWords, rateDate: '13 novembre 2026' };
  render(
    <QuoteForm {...facts} {...lead}>
      {categories.map((category, position) => (
        <FeatureGroup
          key={category}
          {...{ category, position, eurPerUsd: 0.5 }}
          features={catalogue.filter((feature) => feature.category === category)}
        />
      ))}
    </QuoteForm>,
  );
}

const box = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) });
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const custom = () => field(/^Décrivez/);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const said = () => plainText(document.body.textContent);
/** The lines of the estimation under a title. */
const lines = (title: string) =>
  within(screen.getByRole('list', { name: title }))
    .getAllByRole('listitem')
    .map(({ textContent }) => plainText(textContent).replace(/×$/, ''));
/** The total as it is heard. */
const total = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => plainText(textContent))
    .find((text) => text.startsWith('Total'));

function fill() {
  for (const [label, value] of Object.entries({
    Nom: 'Awa',
    'E-mail': 'awa@exemple.com',
    Entreprise: 'Kora',
  })) {
    const input = field(new RegExp(`^${label}`));
    input.value = value;
    fireEvent.change(input);
  }
}

function add(text: string) {
  custom().value = text;
  press(quoteWords.custom.add);
}

test('each tick is a line of the estimation, counted in its group and in the total; a line can be taken out', async () => {
  show();
  expect(total()).toBe('Total estimé : $0');
  for (const name of ['Application', 'Blog']) fireEvent.click(box(name));
  await expect.poll(total).toBe('Total estimé : $1 700');
  expect([lines('Web'), lines('Mobile')]).toEqual([['Blog$100'], ['Application$1 600']]);
  expect(plainText(screen.getByRole('group', { name: 'Web' }).textContent)).toContain('1 choix sur 2');
  expect(said()).toContain('2 lignes');

  press('Retirer Application de l’estimation');
  await expect.poll(total).toBe('Total estimé : $100');
  expect(box('Application').checked).toBe(false);
  expect(document.activeElement?.textContent).toBe(quoteWords.receipt.title);
  fireEvent.click(box('Blog'));
  await expect.poll(said).toContain(plainText(quoteWords.receipt.empty));
  expect(said()).toContain('Aucune ligne');
});

test('what is asked for in one’s own words is added by the button or by Enter, trimmed, each at its price, and removed', async () => {
  show();
  add('  Carte ');
  custom().value = 'Carte';
  fireEvent.keyDown(custom(), { key: 'Enter' });
  add('   ');
  await expect.poll(total).toBe('Total estimé : $200');
  expect(lines(quoteWords.custom.lines)).toEqual(['Carte$100', 'Carte$100']);
  expect(lines(quoteWords.custom.list)).toEqual(['Carte', 'Carte']);
  expect(document.activeElement).toBe(custom());
  fireEvent.click(screen.getAllByRole('button', { name: 'Retirer Carte' })[0] as HTMLElement);
  await expect.poll(total).toBe('Total estimé : $100');
});

test('a feature that is typed but not added stops the quote: it would be lost', async () => {
  show();
  fill();
  custom().value = 'Agenda';
  press(quote.submit);
  const summary = screen.getByRole('alert', { name: 'Il reste un point à corriger' });
  const link = within(summary).getByRole('link');
  expect(link.textContent).toContain('Agenda');
  fireEvent.click(link);
  expect(document.activeElement).toBe(custom());
  expect(send).not.toHaveBeenCalled();
});

test('a quote is sent line by line; once it has left it is said with its sum, and the form is empty', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  show();
  const euro = screen.getByRole<HTMLInputElement>('radio', { name: 'Euro' });
  fireEvent.click(euro);
  fireEvent.click(box('Blog'));
  add('Carte');
  fill();
  press(quote.submit);
  await act(async () => undefined);
  const { message, sujet } = JSON.parse(String(send.mock.calls[0]?.[1]?.body)) as Record<string, string>;
  expect(sujet).toBe('Demande de devis personnalisé');
  expect(message).toMatch(
    /^Nom : Awa\n(.+\n)+Fonctionnalités sélectionnées : Blog\n.* : Carte\nTotal estimé : \$200\n/,
  );
  expect(said()).toContain(quote.sent.title);
  await act(async () => void vi.advanceTimersByTime(5_000));
  expect(said()).toContain('Demande envoyée : $200, 2 lignes');
  expect([total(), box('Blog').checked]).toEqual(['Total estimé : $0', false]);
  expect([euro.checked, euro.form?.getAttribute('data-currency')], 'currency').toEqual([true, 'eur']);
  expect(said()).not.toMatch(/\{\w+\}|undefined|NaN/);
});

test('what is chosen while a quote is sent stays, with what was chosen before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let answer: (response: Response) => void = () => undefined;
  send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  show();
  fireEvent.click(box('Blog'));
  fill();
  press(quote.submit);
  fireEvent.click(box('Textes'));
  await act(async () => answer(new Response()));
  await act(async () => void vi.advanceTimersByTime(5_000));
  expect(said()).toContain('Demande envoyée : $100, 1 ligne');
  expect([total(), box('Blog').checked]).toEqual(['Total estimé : $150', true]);
});

test.each([
  ['whose total has not moved has nothing to say', 'choix=blog&total=100', []],
  ['without a total, as from a service, has nothing to say', 'choix=blog', []],
  ['whose total has moved says the one of now: anybody can write a link', 'choix=blog&total=180', [MOVED]],
  ['says how many are no longer sold', 'choix=blog.fax.telex&total=100', [DROPPED]],
  ['says all of that', 'choix=blog.fax.telex&total=180', [DROPPED, MOVED]],
])('a link %s, until the quote has left', async (_, link, news) => {
  history.replaceState(null, '', `/devis#${link}`);
  const told = () => [DROPPED, MOVED].filter((sentence) => said().includes(sentence));
  show();
  await act(async () => undefined);
  expect(told()).toEqual(news);
  fill();
  press(quote.submit);
  await expect.poll(said).toContain(plainText(quote.sent.title));
  expect(told()).toEqual([]);
});

test('a quote is passed on as a link and as its message, by hand where the clipboard refuses', async () => {
  const { copyLink, copyText, linkCopied, byHand } = quoteWords.actions;
  show();
  fireEvent.click(box('Blog'));
  fill();
  await expect.poll(total).toBe('Total estimé : $100');
  press(copyLink);
  await expect.poll(said).toContain(linkCopied);
  const link = await navigator.clipboard.readText();
  expect(link).toMatch(/^http.*\/devis#choix=blog&pour=Kora&total=100$/);
  const [whatsapp] = screen.getAllByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  expect(new URL(whatsapp?.href ?? '').searchParams.get('text')).toContain(link);
  press(copyText);
  await expect.poll(said).toContain(plainText(otherWays.copied));
  const text = await navigator.clipboard.readText();

  const refused = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  onTestFinished(() => refused.mockRestore());
  Object.assign(document, { execCommand: () => false });
  onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'));
  press(copyLink);
  await expect.poll(() => document.activeElement).toBe(await screen.findByRole('textbox', { name: byHand }));
  expect(field(new RegExp(byHand)).value).toBe(link);
  press(copyText);
  await expect.poll(() => field(new RegExp(otherWays.byHand)).value).toBe(text);
  press(quote.submit);
  await expect.poll(() => send.mock.calls.length).toBe(1);
  expect(JSON.parse(String(send.mock.calls[0]?.[1]?.body))).toMatchObject({ message: text });
});

test('a quote that fails says what is kept, and is whole again after « Réessayer »', async () => {
  send.mockResolvedValue(new Response(null, { status: 503 }));
  show();
  fireEvent.click(box('Application'));
  fill();
  press(quote.submit);
  await expect
    .poll(said)
    .toContain("Erreur d'envoi" + "Erreur lors de l'envoi du devis. Veuillez réessayer.");
  expect(said()).toContain('$1 600, 1 ligne : rien n’est perdu');
  expect(said()).not.toMatch(/\{\w+\}|undefined|NaN/);
  press('Réessayer');
  expect([box('Application').checked, field(/^Nom/).value]).toEqual([true, 'Awa']);
});
