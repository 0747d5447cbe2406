import clsx from 'clsx';
import type { HomePage, Offer } from '@/content/types';
import { formatPrice } from '@/lib/rules/format-price';
import { equivalents } from '@/lib/rules/quote/equivalents';
import { ButtonLink } from '@/components/ui/button';
import { EvenRows } from '@/components/ui/even-rows';
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
export function Pricing({ id, offers, eurPerUsd, ...words }: PricingProps) {
  const { title, lead, terms, quoteInvitation, quoteAction } = words;
  return (
    <Section id={id} ground="tint" tabIndex={-1} aria-labelledby={`${id}-titre`}>
      <SectionHeading id={`${id}-titre`} title={title} lead={lead} />
      <EvenRows className="gap-4 lg:gap-6" itemClassName="flex">
        {offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} eurPerUsd={eurPerUsd} words={words} />
        ))}
      </EvenRows>
      <p className="mt-5 max-w-measure text-note text-muted max-md:text-small md:mt-8">{terms}</p>
      <p className="mt-5 max-w-measure text-lead md:mt-10">{quoteInvitation}</p>
      <TextLink {...quoteAction} className="md:mt-3" />
    </Section>
  );
}

type OfferCardProps = Pick<PricingProps, 'eurPerUsd'> & { offer: Offer; words: HomePage['pricing'] };

function OfferCard({ offer, eurPerUsd, words }: OfferCardProps) {
  const [quiet, edge] = offer.popular
    ? ['text-lavender', 'border-indigo-thread']
    : ['text-muted', 'border-line'];
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
      <h3 className="font-heading text-subheading font-bold max-md:text-[1.25rem] md:pt-4">{offer.title}</h3>
      <div className="mt-1 flex flex-wrap items-baseline gap-x-3 md:mt-3 md:block">
        <p className="font-heading text-figure font-bold max-md:text-[2.5rem]">
          {formatPrice(offer.priceUsd)}
        </p>
        {eurPerUsd !== null && (
          <p className={clsx('text-note md:mt-1', quiet)}>{equivalents(offer.priceUsd, eurPerUsd).cfa}</p>
        )}
      </div>
      <p className={clsx('mt-2 max-md:text-note md:mt-3 md:min-h-[7.5rem] lg:min-h-[5.5rem]', quiet)}>
        {offer.description}
      </p>
      <ul className="mb-4 mt-3 flex-1 max-md:text-note">
        {offer.features.map((feature) => (
          <li key={feature} className={clsx('border-t py-1 md:py-2.5', edge)}>
            {feature}
          </li>
        ))}
      </ul>
      <ButtonLink {...words.offerAction} tone={offer.popular ? 'accent' : 'dark'}>
        <span className="sr-only">&nbsp;: {offer.title}</span>
      </ButtonLink>
    </div>
  );
}
