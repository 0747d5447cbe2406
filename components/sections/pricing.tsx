import clsx from 'clsx';
import type { HomePage, Link, Offer } from '@/content/types';
import { formatPrice } from '@/lib/rules/format-price';
import { equivalents } from '@/lib/rules/quote/equivalents';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { TextLink } from '@/components/ui/text-link';

type PricingProps = HomePage['pricing'] & {
  id: string;
  offers: Offer[];
  /** What a dollar is worth in euros; null when nobody knows any more. */
  eurPerUsd: number | null;
};

/** The priced offers, the popular one on indigo. */
export function Pricing({
  id,
  title,
  lead,
  offers,
  eurPerUsd,
  popular,
  offerAction,
  terms,
  quoteInvitation,
  quoteAction,
}: PricingProps) {
  return (
    <Section id={id} ground="tint" tabIndex={-1} aria-labelledby={`${id}-titre`}>
      <SectionHeading id={`${id}-titre`} title={title} lead={lead} />
      <ul className="grid gap-5 md:grid-cols-6 lg:gap-6">
        {offers.map((offer, index) => (
          <OfferCard
            key={offer.id}
            offer={offer}
            eurPerUsd={eurPerUsd}
            action={offerAction}
            popular={popular}
            className={evenRows(index, offers.length)}
          />
        ))}
      </ul>
      <p className="mt-8 max-w-measure text-note text-muted">{terms}</p>
      <p className="mt-10 max-w-measure text-lead">{quoteInvitation}</p>
      <TextLink href={quoteAction.href} className="mt-3">
        {quoteAction.label}
      </TextLink>
    </Section>
  );
}

/** Rows of three, and the last ones rows of two where threes would leave a hole. A single one takes half of the width. */
function evenRows(index: number, count: number): string {
  const inPairs = [0, 4, 2][count % 3] ?? 0;
  return index >= count - inPairs ? 'md:col-span-3' : 'md:col-span-2';
}

type OfferCardProps = Pick<PricingProps, 'eurPerUsd' | 'popular'> & {
  offer: Offer;
  action: Link;
  className: string;
};

function OfferCard({ offer, eurPerUsd, popular, action, className }: OfferCardProps) {
  const quiet = offer.popular ? 'text-lavender' : 'text-muted';
  return (
    <li
      className={clsx(
        'relative flex flex-col rounded-card border p-6 lg:p-9',
        offer.popular ? 'border-indigo bg-indigo text-white' : 'border-line bg-white',
        className,
      )}
    >
      {offer.popular && (
        <p className="absolute right-0 top-0 rounded-tr-card bg-ochre px-3.5 py-2 text-small font-semibold text-ink">
          {popular}
        </p>
      )}
      <h3 className="pt-4 font-heading text-subheading font-bold">{offer.title}</h3>
      <p className="mt-3 font-heading text-figure font-bold">{formatPrice(offer.priceUsd)}</p>
      {eurPerUsd !== null && (
        <p className={clsx('mt-1 text-note', quiet)}>{equivalents(offer.priceUsd, eurPerUsd).cfa}</p>
      )}
      <p className={clsx('mt-3 text-pretty md:min-h-[7.5rem] lg:min-h-[5.5rem]', quiet)}>
        {offer.description}
      </p>
      <ul className="mb-6 mt-4 flex-1">
        {offer.features.map((feature) => (
          <li
            key={feature}
            className={clsx('border-t py-2.5', offer.popular ? 'border-indigo-thread' : 'border-line')}
          >
            {feature}
          </li>
        ))}
      </ul>
      <ButtonLink href={action.href} tone={offer.popular ? 'accent' : 'dark'}>
        {action.label}
        <span className="sr-only">&nbsp;: {offer.title}</span>
      </ButtonLink>
    </li>
  );
}
