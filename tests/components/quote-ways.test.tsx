import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { formWords, forms } from '@/content/forms';
import { quoteWords } from '@/content/pages/devis';
import { fill as fillIn, fillCount } from '@/lib/rules/fill';
import { asTyped } from '@/lib/rules/french-text';
import { fillLines } from '@/lib/rules/lead/other-ways';
import { groupThousands } from '@/lib/rules/numbers';
import { MAX_CUSTOM_FEATURES } from '@/lib/rules/quote/fields';
import { fieldLabel } from '../support/forms';
import { plainText } from '../support/plain-text';
import {
  add,
  asked,
  box,
  field,
  fill,
  openQuote,
  press,
  said,
  show,
  total,
  totalOf,
} from '../support/quote-form';

const { quote } = forms;
const { link, receipt } = quoteWords;
const DROPPED = plainText(fillCount(link.dropped, 2));
const MOVED = plainText(fillIn(link.moved, { total: '$100' }));
const SHARED = plainText(fillIn(link.shared, { lines: fillCount(quoteWords.lines, 1), total: '$100' }));
const FROM = plainText(
  fillIn(link.from, { name: 'Kora', lines: fillCount(quoteWords.lines, 1), total: '$100' }),
);

beforeEach(openQuote);

test.each([
  ['says its lines and their sum', 'choix=blog&total=100', [SHARED]],
  ['that names a company says it', 'choix=blog&pour=Kora&total=100', [FROM]],
  ['of lines alone says them too', 'choix=blog', [SHARED]],
  [
    'whose total has moved says the one of now: anybody can write one',
    'choix=blog&total=180',
    [SHARED, MOVED],
  ],
  ['says how many are no longer sold', 'choix=blog.fax.telex&total=100', [SHARED, DROPPED]],
])('a link %s, until the quote has left', async (_, link, news) => {
  history.replaceState(null, '', `/devis#${link}`);
  const told = () => [SHARED, FROM, DROPPED, MOVED].filter((sentence) => said().includes(sentence));
  show();
  await act(async () => undefined);
  expect(told()).toEqual(news);
  fill();
  press(quote.submit);
  await expect.poll(said).toContain(plainText(quote.sent.title));
  await expect.poll(told).toEqual([]);
});

test('a quote is passed on, or sent to the agency, with lines and link in the currency chosen; own words are in the link alone', async () => {
  const { share, shared, copyLink, copyText, linkCopied, byHand } = quoteWords.actions;
  show();
  fireEvent.click(box('Blog'));
  fireEvent.click(screen.getByRole('radio', { name: quoteWords.currencies.names.eur }));
  add('Carte : Lomé');
  fill();
  await expect.poll(total).toBe(totalOf('≈ 100 €'));
  await expect.poll(() => location.hash).toBe('#choix=blog&monnaie=eur&total=100');
  const copied = () => navigator.clipboard.readText();
  await expect
    .poll(() => (press(copyLink), copied()))
    .toMatch(/^http.*\/devis#choix=blog&plus=Carte\+%3A\+Lom%C3%A9&pour=Kora&monnaie=eur&total=200$/);
  await expect.poll(said).toContain(linkCopied);
  const link = await copied();
  press(copyText);
  await expect.poll(said).toContain(plainText(formWords.otherWays.copied));
  const list = await copied();
  expect(list).not.toMatch(/[\u00a0\u202f\u2060]/);
  const text = plainText(list);
  const online = plainText(fillIn(shared, { lines: fillCount(quoteWords.lines, 2), total: '≈ 100 €' }));
  const told = '- Blog, ≈ 50 € - Carte : Lomé, ≈ 50 €';
  expect(text).toBe(`${online} ${told} ${link}`);

  const whatsapp = screen.getByRole<HTMLAnchorElement>('link', { name: 'Sur WhatsApp' });
  // As before each press: a press itself would leave.
  fireEvent.contextMenu(whatsapp);
  const toAgency = plainText(new URL(whatsapp.href).searchParams.get('text'));
  expect(toAgency).toContain(
    plainText(
      fillLines(quoteWords.whatsapp.text.replace(/\{url\}.*/s, 'http'), {
        ...{ lines: ` ${told}`, total: '≈ 100 €' },
        delay: fillIn(quoteWords.delay.weeks, { fewest: 1, most: 3 }),
      }),
    ),
  );
  const [name, email, company] = ['name', 'email', 'company'].map(fieldLabel);
  const visitor = asTyped(`${name} : Awa ${email} : awa@exemple.com ${company} : Kora`);
  expect(toAgency.slice(-`total=200 ${visitor}`.length)).toBe(`total=200 ${visitor}`);

  const refused = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  onTestFinished(() => refused.mockRestore());
  Object.assign(document, { execCommand: () => false });
  onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'));
  press(copyLink);
  await expect.poll(() => document.activeElement).toBe(await screen.findByRole('textbox', { name: byHand }));
  expect(field(new RegExp(byHand)).value).toBe(link);
  press(share);
  await expect.poll(() => plainText(field(new RegExp(byHand)).value)).toContain(online);
});

test('what is too long for an address is written to WhatsApp without names and own words, never without sum and link', () => {
  show();
  fireEvent.click(box('Blog'));
  const length = Math.min(9, MAX_CUSTOM_FEATURES);
  add(Array.from({ length }, (_, at) => `${at} `.padEnd(1_035 / length, 'é')).join('\n'));
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Sur WhatsApp' });
  fireEvent.contextMenu(link);
  const text = plainText(new URL(link.href).searchParams.get('text'));
  expect(text).toContain(totalOf(`$${groupThousands(100 + 100 * length)}`));
  expect(text).toMatch(/#choix=blog&total=100(\s|$)/);
});

test('that what is chosen exists as an offer is said with what it costs and adds; one press asks for it, another no more', async () => {
  const { offer } = quoteWords;
  const pro = { offer: 'Pro', total: '$1 720', others: fillCount(offer.others, 1) };
  const told = plainText(fillIn(offer.asked, pro));
  show();
  for (const name of ['Blog', 'Application']) fireEvent.click(box(name));
  await expect
    .poll(said)
    .toContain(
      plainText(
        `${fillIn(offer.dearer, { ...pro, sum: '$1 700' })} ${fillIn(offer.adds, { adds: 'cinq pages, textes' })}`,
      ),
    );
  asked('message').value = 'Bonjour,\n\nà bientôt';
  press(offer.prefer);
  await expect.poll(said).toContain(told);
  expect(asked('message').value).toBe(`${asTyped(fillIn(offer.wish, pro))}\nBonjour,\n\nà bientôt`);
  press(receipt.undo);
  await expect.poll(said).not.toContain(told);
  expect(asked('message').value).toBe('Bonjour,\n\nà bientôt');
  // It goes with the offer, and takes nothing else along.
  press(offer.prefer);
  await expect.poll(said).toContain(told);
  asked('message').value += ' ';
  for (const name of ['Blog', 'Application']) fireEvent.click(box(name));
  await expect.poll(() => asked('message').value).toBe('Bonjour,\n\nà bientôt ');
});
