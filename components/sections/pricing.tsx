import clsx from 'clsx';
import type { Currency, HomePage, Offer } from '@/content/types';
import { fill } from '@/lib/rules/fill';
import { offerAddress } from '@/lib/rules/lead/offer-address';
import { formatPrice } from '@/lib/rules/format-price';
import { pricesOf } from '@/lib/rules/quote/equivalents';
import { ButtonLink } from '@/components/ui/button';
import { EvenRows } from '@/components/ui/even-rows';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

type PricingProps = HomePage['pricing'] & {
  id: string;
  offers: readonly Offer[];
  /** By its id, what the lines that an offer holds would cost one by one, in whole US dollars. */
  linesUsd: Readonly<Record<string, number>>;
  firstCurrency: Currency;
  /** What a dollar is worth in euros; null when nobody knows any more. */
  eurPerUsd: number | null;
};

/** The priced offers, the popular one on indigo. */
export function Pricing({ id, offers, linesUsd, eurPerUsd, firstCurrency, ...words }: PricingProps) {
  if (offers.length === 0) return null;
  const { title, intro, terms, quoteInvitation, quoteAction } = words;
  return (
    <Section id={id} ground="tint" tabIndex={-1} aria-labelledby={`${id}-titre`}>
      <SectionHeading opening="side" id={`${id}-titre`} title={title} intro={intro} />
      <EvenRows className="gap-4 lg:gap-6" itemClassName="flex">
        {offers.map((offer) => (
          <OfferCard
            key={offer.id}
            offer={offer}
            linesUsd={linesUsd[offer.id] ?? 0}
            words={words}
            {...{ eurPerUsd, firstCurrency }}
          />
        ))}
      </EvenRows>
      <p className="mt-5 max-w-measure text-note text-muted max-md:text-small md:mt-8">{terms}</p>
      <p className="mt-5 max-w-measure text-intro md:mt-10">{quoteInvitation}</p>
      <TextLink {...quoteAction} className="md:mt-3" />
    </Section>
  );
}

type OfferCardProps = Pick<PricingProps, 'eurPerUsd' | 'firstCurrency'> & {
  offer: Offer;
  linesUsd: number;
  words: HomePage['pricing'];
};

function OfferCard({ offer, linesUsd, eurPerUsd, firstCurrency, words }: OfferCardProps) {
  const [quiet, rule] = offer.popular
    ? ['text-lavender', 'border-indigo-thread']
    : ['text-muted', 'border-line'];
  // What a message that is about it says.
  const about = [offer.title, ...(offer.priceUsd === null ? [] : [formatPrice(offer.priceUsd)])].join(', ');
  const [first, ...others] = pricesOf(offer.priceUsd, eurPerUsd, firstCurrency);
  // « ≈ 823 000 FCFA » in a third of a small desk.
  const isLong = (first?.length ?? 0) > 9;
  return (
    <div
      className={clsx(
        'relative flex min-w-0 flex-1 flex-col rounded-card border p-5 lg:p-9',
        offer.popular ? 'border-indigo bg-indigo text-white max-md:pt-9' : 'border-line bg-white',
      )}
    >
      {offer.popular && (
        <p className="absolute right-0 top-0 rounded-tr-card bg-ochre px-3.5 py-1.5 text-small font-semibold text-ink md:py-2">
          {words.popular}
        </p>
      )}
      <h3 className="font-heading text-minor font-bold md:pt-4 md:text-subheading">{offer.title}</h3>
      <div className="mt-1 flex flex-wrap items-baseline gap-x-3 gap-y-1 md:mt-3 md:block">
        <p className={clsx('font-heading font-bold', isLong ? 'text-heading' : 'text-figure')}>
          {first ?? words.onRequest}
        </p>
        {others.length > 0 && <p className={clsx('text-note md:mt-1', quiet)}>{others.join(', ')}</p>}
      </div>
      <p className={clsx('mt-2 max-md:text-note md:mt-3 md:min-h-28', quiet)}>{offer.description}</p>
      <ul className="mb-4 mt-3 flex-1 max-md:text-note">
        {[fill(words.delivery, { delay: offer.delay }), ...offer.features].map((feature) => (
          <li key={feature} className={clsx('border-t py-1 md:py-2.5', rule)}>
            {feature}
          </li>
        ))}
      </ul>
      {linesUsd > 0 && (
        <p className={clsx('mb-4 text-small', quiet)}>
          {fill(words.linesTotal, { total: pricesOf(linesUsd, eurPerUsd, firstCurrency)[0] ?? '' })}
        </p>
      )}
      <ButtonLink
        label={words.offerAction.label}
        href={offerAddress(words.offerAction.href, about)}
        tone={offer.popular ? 'accent' : 'dark'}
      >
        <span className="sr-only">&nbsp;: {offer.title}</span>
      </ButtonLink>
    </div>
  );
}
