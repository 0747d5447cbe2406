import type { Feature, Offer, PriceList, QuoteWords } from '@/content/types';
import { fill, fillCount, midSentence } from '@/lib/rules/fill';
import { costOf, selectedFeatures, type QuoteLine } from './price';

/** Up to how much dearer than its lines an offer is still worth saying, for what it holds besides. */
const DEARER = 1.2;

/** What is known of an offer that stands for lines of the catalogue. */
export type PricedOffer = Pick<Offer, 'title' | 'lines' | 'besides'> & { price: number };

/** The offers that can stand for lines: they have a price, and name the lines that they hold. */
export function pricedOffers(offers: readonly Offer[]): PricedOffer[] {
  return offers.flatMap(({ title, price, lines, besides }) =>
    price !== null && lines.length > 0 ? [{ title, price, lines, besides }] : [],
  );
}

/**
 * The offer that stands best for what is chosen: the one that saves most, or costs at most a fifth more than the chosen lines that
 * it holds (`linesCost`, one by one); with those that it `lacks`, and what it `adds`. A better line holds the lesser one
 * (`insteadOf`). Null without one.
 */
export function findOffer(featureIds: readonly string[], offers: readonly PricedOffer[], list: PriceList) {
  const { features } = list;
  const idsIn = (lines: readonly string[]) => {
    const held = features.filter(({ id }) => lines.includes(id));
    return [...lines, ...held.flatMap(({ insteadOf }) => insteadOf ?? [])];
  };
  const pick = (isIn: (id: string) => boolean) => features.filter(({ id }) => isIn(id));
  const found = offers.map((offer) => {
    const [holds, chosen] = [idsIn(offer.lines), idsIn(featureIds)];
    const linesCost = costOf(pick((id) => featureIds.includes(id) && holds.includes(id)));
    return {
      offer,
      linesCost,
      gain: linesCost - offer.price,
      lacks: pick((id) => featureIds.includes(id) && !holds.includes(id)),
      adds: pick((id) => offer.lines.includes(id) && !chosen.includes(id)),
    };
  });
  const worthIt = found.filter(({ linesCost, offer }) => linesCost > 0 && offer.price <= DEARER * linesCost);
  return worthIt.sort((one, other) => other.gain - one.gain)[0] ?? null;
}

/** What is said of an offer that was found for these lines, in amounts as `say` adds them up; and once it is asked for. */
export function tellOffer(
  { offer, lacks, adds, linesCost }: NonNullable<ReturnType<typeof findOffer>>,
  lines: readonly QuoteLine[],
  say: (...prices: readonly number[]) => string,
  words: QuoteWords['offer'],
) {
  const others = lines.filter(({ id }) => typeof id === 'number' || lacks.some((line) => line.id === id));
  const values = {
    offer: offer.title,
    total: say(offer.price, ...others.map(({ price }) => price)),
    sum: say(...lines.map(({ price }) => price)),
    others: others.length > 0 ? fillCount(words.others, others.length) : '',
    adds: [offer.besides ?? [], adds.map(({ name }) => midSentence(name))].flat().join(', '),
  };
  const said = fill(offer.price < linesCost ? words.cheaper : words.dearer, values);
  return {
    said: values.adds ? `${said} ${fill(words.adds, values)}` : said,
    asked: fill(words.asked, values),
  };
}

/** What the lines of an offer cost, one by one; and what they are called, but for those that its own points say. */
export function linesOf(offer: Pick<Offer, 'lines' | 'features'>, catalogue: readonly Feature[]) {
  const spell = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  const said = offer.features.map(spell);
  const lines = selectedFeatures(offer.lines, catalogue);
  const unsaid = lines.map(({ name }) => name).filter((name) => !said.includes(spell(name)));
  return { linesCost: costOf(lines), unsaid };
}
