import { fireEvent, render, screen, within } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { formWords, forms } from '@/content/forms';
import { quoteWords } from '@/content/pages/devis';
import { fill as fillIn } from '@/lib/rules/fill';
import { ratesOf } from '@/lib/rules/quote/currencies';
import { start } from '@/components/early/start';
import { formNotes } from '@/components/lead/form-notes';
import { SendByWhatsapp } from '@/components/lead/send-by-whatsapp';
import { CurrencySwitch } from '@/components/quote/currency-switch';
import { CustomFeatures } from '@/components/quote/custom-features';
import { FeatureGroups } from '@/components/quote/feature-groups';
import { QuoteForm } from '@/components/quote/quote-form';
import { writeEstimate } from '@/components/quote/write-estimate';
import { makeFeature } from './factories';
import { answerTo, fieldLabel } from './forms';
import { patternOf, plainText } from './plain-text';

const features = [
  makeFeature({ id: 'blog', name: 'Blog', note: 'Vos articles', price: 100 }),
  makeFeature({ id: 'cms', name: 'Textes', price: 50 }),
  makeFeature({ id: 'app', name: 'Application', price: 1600, category: 'Mobile', weeks: [12, 24] }),
];
const categories = ['Web', 'Mobile', 'Support'];
const list = { features, customPrice: 100 };
const offers = [{ title: 'Pro', price: 120, lines: ['blog', 'cms'], besides: 'cinq pages' }];
const today = new Date().toISOString().slice(0, 10);
export const rates = ratesOf({ currency: 'usd', exchangeRate: { date: today, eurPerUsd: 0.5 } });
const { quote } = forms;
const { custom, receipt } = quoteWords;

/** Before each test: the quote's page, and a network that takes whatever is sent. */
export function openQuote() {
  history.replaceState(null, '', '/devis');
  const send = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  onTestFinished(() => [send, logged].forEach((spy) => spy.mockRestore()));
}

/** Shows the form of a quote over three lines in three categories, as its page does. */
export function show() {
  const agency = { senderName: 'Site', email: 'bonjour@agence.example', whatsapp: '+229 01' };
  const lead = { form: quote, agency, words: formWords };
  const { text } = quoteWords.whatsapp;
  const way = <SendByWhatsapp number={agency.whatsapp} label="Sur WhatsApp" text={text} tone="outline" />;
  render(
    <QuoteForm
      {...lead}
      {...{ list, categories, offers, rates, quoteWords }}
      categoryWeeks={{ Web: [1, 3] }}
      notes={formNotes({ agency, words: formWords, form: quote, text })}
      currency={<CurrencySwitch rates={rates} words={quoteWords.currencies} />}
      whatsapp={{ inSheet: null, beside: way }}
    >
      <FeatureGroups {...{ categories, features, rates }} />
      <CustomFeatures price={100} rates={rates} words={custom} receipt={receipt} />
    </QuoteForm>,
  );
  // As the page's early script does; the rest is started by React too, where the form is not the page's.
  start({ text: writeEstimate });
}

export const box = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) });
export const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const asked = (name: string) => field(new RegExp(`^${fieldLabel(name)}`));
export const typed = () => field(patternOf(custom.label));
const button = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^${patternOf(name).source}`) });
export const press = (name: string) => fireEvent.click(button(name));
export const said = () => plainText(document.body.textContent);
/** The lines of a list, of the receipt unless another is named. */
export const lines = (name = receipt.title) =>
  screen
    .queryAllByRole('list', { name })
    .flatMap((one) => within(one).getAllByRole('listitem'))
    .map(({ textContent }) => plainText(textContent).replace(/×$/, ''));
/** What is heard of a total. */
export const totalOf = (total: string) => plainText(fillIn(quoteWords.total, { total }));
/** What is heard of the total of this quote. */
export const total = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => plainText(textContent))
    .find((text) => patternOf(quoteWords.total).test(text));

/** Who asks, and whatever an owner requires besides. */
export function fill() {
  const texts: Record<string, string> = { name: 'Awa', email: 'awa@exemple.com', company: 'Kora' };
  for (const { name, label, kind, required, choices = [] } of quote.fields) {
    const text = texts[name] ?? (required && (choices[0] ?? answerTo(kind)));
    const labelled = new RegExp(`^${patternOf(label).source}`);
    if (text) fireEvent.change(screen.getByLabelText(labelled), { target: { value: text } });
  }
}

export function add(text: string) {
  typed().value = text;
  press(custom.add);
}
