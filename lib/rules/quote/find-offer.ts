import type { Feature, Offer, PriceList } from '@/content/types';
import { costOf, selectedFeatures } from './price';

/** Up to how much dearer than its lines an offer is still worth saying, for what it holds besides. */
const DEARER = 1.2;

/** An offer in place of the chosen lines that it holds, and the chosen lines that it lacks. */
export type FoundOffer = {
  offer: PricedOffer;
  /** In whole units of the agency's currency: the chosen lines that it holds, one by one. */
  linesCost: number;
  lacks: readonly Feature[];
  /** What it holds and was not chosen. */
  adds: readonly Feature[];
};

/** What is known of an offer that stands for lines of the catalogue. */
export type PricedOffer = Pick<Offer, 'title' | 'lines' | 'besides'> & { price: number };

/**
 * The offer that stands best for what is chosen: the one that saves most, or costs at most a fifth more than the lines it holds.
 * A better line holds the lesser one (`insteadOf`). Null without one.
 */
export function findOffer(
  featureIds: readonly string[],
  offers: readonly PricedOffer[],
  { features }: PriceList,
): FoundOffer | null {
  const idsIn = (lines: readonly string[]) => {
    const held = features.filter(({ id }) => lines.includes(id));
    return [...lines, ...held.flatMap(({ insteadOf }) => insteadOf ?? [])];
  };
  const found = offers.map((offer) => {
    const [holds, chosen] = [idsIn(offer.lines), idsIn(featureIds)];
    const pick = (isIn: (id: string) => boolean) => features.filter(({ id }) => isIn(id));
    return {
      offer,
      linesCost: costOf(pick((id) => featureIds.includes(id) && holds.includes(id))),
      lacks: pick((id) => featureIds.includes(id) && !holds.includes(id)),
      adds: pick((id) => offer.lines.includes(id) && !chosen.includes(id)),
    };
  });
  const gain = ({ linesCost, offer }: FoundOffer) => linesCost - offer.price;
  return (
    found
      .filter(({ linesCost, offer }) => linesCost > 0 && offer.price <= DEARER * linesCost)
      .sort((one, other) => gain(other) - gain(one))[0] ?? null
  );
}

/** What the lines of an offer are called, but for those that its own points say. */
export function unsaidLines(
  { lines, features }: Pick<Offer, 'lines' | 'features'>,
  catalogue: readonly Feature[],
): string[] {
  const spell = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  const said = features.map(spell);
  const names = selectedFeatures(lines, catalogue).map(({ name }) => name);
  return names.filter((name) => !said.includes(spell(name)));
}
