import type { Currency } from '@/content/types';
import { groupThousands } from '@/lib/rules/numbers';
import { pairsOf, valuesOf } from '@/lib/rules/lead/form-pairs';
import { CURRENCY_FIELD, CUSTOM_FEATURES_FIELD, FEATURES_FIELD } from '@/lib/rules/quote/fields';
import { formatQuoteLink } from '@/lib/rules/quote/link';
import { writeText, type Values } from '@/components/lead/write-text';

/** Writes a quote into a link to another way: its lines and their sum as they are read, how long they take, and its address. */
export function writeEstimate(link: HTMLAnchorElement): () => void {
  return writeText(link, estimateTexts);
}

/** What a quote adds to a text: whole; its link without own words, which its lines name; its lines unnamed; both. */
export function estimateTexts(form: HTMLFormElement): Values[] {
  const { shortUrl, ...estimate } = estimateIn(form);
  const short = { ...estimate, url: shortUrl };
  return [estimate, short, { ...estimate, lines: '' }, { ...short, lines: '' }];
}

/** What a quote says of itself; nothing where it has no line. */
export function estimateIn(
  form: HTMLFormElement,
): Record<'lines' | 'total' | 'delay' | 'url' | 'shortUrl', string> {
  const boxes = Array.from(form.querySelectorAll('[data-price]:checked'));
  const ticked = boxes.filter((box) => box.matches(`[name=${FEATURES_FIELD}]`));
  const pairs = pairsOf(form);
  const [currency = null] = valuesOf(pairs, CURRENCY_FIELD) as Currency[];
  const lines = boxes.map(({ nextElementSibling: row }) => {
    const price = row?.querySelector('.line-price');
    return {
      name: row?.querySelector('.line-name')?.textContent.trim(),
      // As the row shows it, rounded once.
      said: price?.getAttribute(`data-${currency}`) ?? price?.textContent ?? '',
    };
  });
  const sum = (texts: string[]) => texts.reduce((total, text) => total + Number(text.replace(/\D/g, '')), 0);
  const total = sum(lines.map(({ said }) => said));
  const urlOf = (customFeatures: string[], priced: Element[]) => {
    const answers = { featureIds: valuesOf(pairs, FEATURES_FIELD), customFeatures, currency };
    const link = formatQuoteLink(answers, sum(priced.map((box) => box.getAttribute('data-price') ?? '')));
    return link && `${location.origin}${location.pathname}#${link}`;
  };
  return {
    lines: lines.map(({ name, said }) => `\n- ${name}, ${said}`).join(''),
    total: (lines[0]?.said ?? '').replace(/\d[\d\u202f]*/, groupThousands(total)),
    delay: form.querySelector('[data-delay]')?.textContent ?? '',
    url: urlOf(valuesOf(pairs, CUSTOM_FEATURES_FIELD), boxes),
    shortUrl: urlOf([], ticked),
  };
}
