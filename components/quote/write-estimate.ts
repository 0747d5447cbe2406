import { groupThousands } from '@/lib/rules/group-thousands';
import { CURRENCY_FIELD, CUSTOM_FEATURES_FIELD } from '@/lib/rules/quote/fields';
import { formatQuoteLink } from '@/lib/rules/quote/link';
import type { Currency } from '@/content/types';
import { writeText } from '@/components/lead/write-text';

/** Writes a quote into a link to another way: its lines and their sum as they are read, how long they take, and its address. */
export function writeEstimate(link: HTMLAnchorElement): () => void {
  return writeText(link, estimateIn);
}

function estimateIn(form: HTMLFormElement): Record<string, string> {
  const boxes = Array.from(form.querySelectorAll<HTMLInputElement>('[data-price]:checked'));
  const chosen = form.querySelector<HTMLInputElement>(`[name=${CURRENCY_FIELD}]:checked`);
  const currency = (chosen?.value && chosen.getAttribute('data-id')) as Currency | '' | undefined;
  // As the row shows it, rounded once.
  const said = boxes.map((box) => {
    const price = box.nextElementSibling?.lastElementChild;
    return (currency && price?.getAttribute(`data-${currency}`)) || price?.textContent || '';
  });
  const sum = (texts: readonly string[]) =>
    texts.reduce((total, text) => total + Number(text.replace(/\D/g, '')), 0);
  if (boxes.length === 0) return {};
  const isOwn = ({ name }: HTMLInputElement) => name === CUSTOM_FEATURES_FIELD;
  const answers = {
    featureIds: boxes.flatMap((box) => box.getAttribute('data-id') ?? []),
    customFeatures: boxes.filter(isOwn).map(({ value }) => value),
    currency: currency || null,
  };
  return {
    lines: boxes.map((box, at) => `- ${nameOf(box)}, ${said[at]}`).join('\n'),
    total: (said[0] ?? '').replace(/\d[\d\u202f]*/, groupThousands(sum(said))),
    delay: form.querySelector('[data-delay]')?.textContent ?? '',
    url: `${location.origin}${location.pathname}#${formatQuoteLink(answers, sum(boxes.map((box) => box.getAttribute('data-price') ?? '')))}`,
  };
}

/** What a box of the catalogue posts without scripts ends in its price. */
function nameOf(box: HTMLInputElement): string {
  return box.hasAttribute('data-id') ? box.value.replace(/ : [^:]*$/, '') : box.value;
}
