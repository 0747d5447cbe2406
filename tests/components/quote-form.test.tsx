import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { forms } from '@/content/forms';
import { quoteWords } from '@/content/pages/devis';
import { fill as fillIn, fillCount } from '@/lib/rules/fill';
import { eraseDraft, writeDraft } from '@/lib/rules/lead/draft';
import { MAX_CUSTOM_FEATURES, QUOTE_FORM } from '@/lib/rules/quote/fields';
import { start } from '@/components/early/start';
import { addOwnWords } from '@/components/quote/add-own-words';
import { CustomFeatures } from '@/components/quote/custom-features';
import { plainText } from '../support/plain-text';
import {
  add,
  box,
  fill,
  lines,
  openQuote,
  press,
  rates,
  said,
  show,
  total,
  totalOf,
  typed,
} from '../support/quote-form';

const { quote } = forms;
const { custom, delay, group, receipt } = quoteWords;
const weeks = plainText(fillIn(delay.weeks, { fewest: 1, most: 3 }));
const takeOut = (name: string) => press(fillIn(receipt.remove, { name }));
const removed = (name: string) => plainText(fillIn(receipt.removed, { name }));

beforeEach(openQuote);

test('each tick is a line of the estimation, counted in its group and in the total, with the longest delay; a line can be taken out, and put back', async () => {
  show();
  expect([total(), lines()]).toEqual([undefined, []]);
  for (const name of ['Application', 'Blog']) fireEvent.click(box(name));
  await expect.poll(total).toBe(totalOf('$1 700'));
  expect(lines()).toEqual(['Blog$100', 'Application$1 600']);
  expect(plainText(screen.getByRole('group', { name: 'Web' }).textContent)).toContain(
    plainText(fillIn(group.some, { count: 1, all: 2 })),
  );
  expect(said()).toContain(
    plainText(`${fillCount(quoteWords.lines, 2)} · ${fillIn(delay.months, { fewest: 3, most: 6 })}`),
  );

  takeOut('Application');
  await expect.poll(total).toBe(totalOf('$100'));
  expect([box('Application').checked, said().includes(weeks)]).toEqual([false, true]);
  expect(plainText(document.activeElement?.textContent)).toContain(removed('Application'));
  // Ticked again by hand.
  fireEvent.click(box('Application'));
  await expect.poll(said).not.toContain(removed('Application'));
  takeOut('Application');
  press(receipt.undo);
  await expect.poll(lines).toEqual(['Blog$100', 'Application$1 600']);
  for (const name of ['Application', 'Blog']) fireEvent.click(box(name));
  await expect.poll(said).toContain(plainText(receipt.empty));
  expect(said()).toContain(plainText(quoteWords.lines.none));
});

test('own words that are spelled as a line of the catalogue are taken out, and the line stays; what is removed beside the field is said, and can be put back', async () => {
  show();
  fireEvent.click(box('Blog'));
  add('blog');
  await expect.poll(lines).toEqual(['Blog$100', 'blog$100']);
  takeOut('blog');
  await expect.poll(lines).toEqual(['Blog$100']);
  // A behaviour may be started twice.
  start({ own: addOwnWords });
  add('Carte\nCarte');
  await expect.poll(() => lines(custom.list)).toEqual(['blog$100', 'Carte$100', 'Carte$100']);
  fireEvent.click(
    screen.getAllByRole('button', { name: fillIn(custom.remove, { name: 'Carte' }) })[0] as HTMLElement,
  );
  await expect.poll(total).toBe(totalOf('$200'));
  expect(said()).toContain(removed('Carte'));
  const undo = document.activeElement as HTMLElement;
  expect(undo.textContent).toBe(receipt.undo);
  fireEvent.click(undo);
  await expect.poll(lines).toEqual(['Blog$100', 'Carte$100', 'Carte$100']);
  expect(document.activeElement).toBe(typed());
});

test('own words that were unticked stay where they were, though another line is taken out', async () => {
  show();
  add('Carte\nAgenda\nPlan');
  fireEvent.click(screen.getByRole('checkbox', { name: /Carte/ }));
  await expect.poll(lines).toEqual(['Agenda$100', 'Plan$100']);
  takeOut('Agenda');
  await expect.poll(lines).toEqual(['Plan$100']);
  expect(lines(custom.list)).toEqual(['Carte$100', 'Agenda$100', 'Plan$100']);
  press(receipt.undo);
  await expect.poll(lines).toEqual(['Agenda$100', 'Plan$100']);
});

test('what is typed and not added is a line of what is sent, or given to another way', async () => {
  show();
  const whatsapp = screen.getByRole<HTMLAnchorElement>('link', { name: 'Sur WhatsApp' });
  whatsapp.addEventListener('click', (event) => event.preventDefault());
  typed().value = 'Carte des agences';
  fireEvent.click(whatsapp);
  expect(new URL(whatsapp.href).searchParams.get('text')).toContain('- Carte des agences, $100');
  typed().value = 'Agenda\nPlan';
  fill();
  press(quote.submit);
  await expect.poll(() => vi.mocked(fetch).mock.calls.length).toBe(1);
  expect(String(vi.mocked(fetch).mock.calls[0]?.[1]?.body)).toContain('Carte des agences, Agenda, Plan');
});

test.each([
  ['a single line is told of as any other', ['choix', 'blog'], 'draft'],
  ['the currency alone is no answer', ['monnaie', 'eur'], undefined],
] as const)('of a draft that comes back, %s', (_, pair, fate) => {
  writeDraft(QUOTE_FORM, { pairs: [[...pair]] });
  onTestFinished(() => eraseDraft(QUOTE_FORM));
  show();
  expect(screen.getByRole('form', { name: quote.label }).dataset.restored).toBe(fate);
});

test('with the newest lines the newest currency comes back, the agency’s own too', () => {
  const { names } = quoteWords.currencies;
  writeDraft(QUOTE_FORM, {
    pairs: [
      ['choix', 'blog'],
      ['monnaie', 'eur'],
    ],
  });
  onTestFinished(() => eraseDraft(QUOTE_FORM));
  show();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: names.eur }).checked).toBe(true);
  writeDraft(QUOTE_FORM, { pairs: [['choix', 'cms']] });
  fireEvent(window, new Event('pageshow'));
  expect([box('Blog').checked, box('Textes').checked]).toEqual([false, true]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: names.usd }).checked).toBe(true);
});

test('of many lines the first four are named at once, of five all', async () => {
  show();
  for (const name of ['Blog', 'Textes', 'Application']) fireEvent.click(box(name));
  add('Carte\nAgenda');
  await expect.poll(lines).toHaveLength(5);
  expect(screen.queryByText(/^et \d/)).toBeNull();
  add('Paniers');
  const folded = await screen.findByText(fillIn(quoteWords.sheet.others, { count: 2 }));
  expect(within(folded.parentElement as HTMLElement).getAllByText(/^(Agenda|Paniers)$/)).toHaveLength(2);
});

test('of more lines than a quote holds the last ones stay where they were typed, and it is said, before React too', async () => {
  const group = <CustomFeatures price={100} rates={rates} words={custom} receipt={receipt} />;
  const container = document.body.appendChild(document.createElement('form'));
  container.innerHTML = renderToString(group);
  start({ own: addOwnWords });
  const wishes = Array.from({ length: MAX_CUSTOM_FEATURES + 2 }, (_, at) => `Souhait ${at}`);
  expect(typed().maxLength, 'a pasted list').toBeGreaterThan(wishes.join('\n').length);
  add(wishes.join('\n'));

  const onRecoverableError = vi.fn();
  await act(async () => void render(group, { container, hydrate: true, onRecoverableError }));
  expect(onRecoverableError.mock.calls).toEqual([]);
  expect(typed().value).toBe(wishes.slice(-2).join('\n'));
  expect(lines(custom.list)).toHaveLength(MAX_CUSTOM_FEATURES);
  expect(said()).toContain(plainText(custom.full));
});

test('what is chosen while a quote is sent stays, with what was chosen before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let answer: (response: Response) => void = () => undefined;
  vi.mocked(fetch).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  show();
  fireEvent.click(box('Blog'));
  fill();
  press(quote.submit);
  fireEvent.click(box('Textes'));
  await act(async () => answer(new Response()));
  await act(async () => void vi.advanceTimersByTime(5_000));
  expect(said()).toContain(
    plainText(fillIn(quoteWords.sum, { lines: fillCount(quoteWords.lines, 1), total: '$100' })),
  );
  await expect.poll(() => [total(), box('Blog').checked]).toEqual([totalOf('$150'), true]);
});
