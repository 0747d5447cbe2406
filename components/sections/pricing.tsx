import clsx from 'clsx';
import type { HomePage, Offer } from '@/content/types';
import { fill, fillCount } from '@/lib/rules/fill';
import { subjectLink } from '@/lib/rules/lead/subject-link';
import { sayInAll, sayTotal, type Rates } from '@/lib/rules/quote/currencies';
import { ButtonLink } from '@/components/ui/button';
import { EvenRows } from '@/components/ui/even-rows';
import { Section, SectionHeading } from '@/components/ui/section';
import { Selvedge } from '@/components/ui/selvedge';
import { PlusIcon } from '@/components/ui/strokes';
import { TextLink } from '@/components/ui/text-link';

/** An offer as its card shows it: the lines that its points leave unsaid, their sum, the subject of its message. */
type ShownOffer = Offer & { unsaid: readonly string[]; linesCost: number; subject: string };

type PricingProps = HomePage['pricing'] & { id: string; offers: readonly ShownOffer[]; rates: Rates };

/** The priced offers, the popular one on indigo. */
export function Pricing({ id, offers, rates, ...words }: PricingProps) {
  if (offers.length === 0) return null;
  const { title, intro, terms, quoteInvitation, quoteAction } = words;
  return (
    <Section id={id} ground="tint" tabIndex={-1} aria-labelledby={`${id}-titre`}>
      <SectionHeading opening="side" id={`${id}-titre`} title={title} intro={intro} />
      <EvenRows className="offer-row max-lg:!flex max-lg:flex-col md:gap-4 lg:gap-6" itemClassName="flex">
        {offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} words={words} rates={rates} />
        ))}
      </EvenRows>
      <p className="mt-5 max-w-measure text-note text-muted max-md:text-small md:mt-8">{terms}</p>
      <p className="mt-5 max-w-measure text-intro md:mt-10">{quoteInvitation}</p>
      <TextLink {...quoteAction} className="md:mt-3" />
    </Section>
  );
}

/** From how much on an offer is said to cost less than its lines: a tenth. */
const WORTH_SAYING = 0.9;

function OfferCard({ offer, rates, words }: { offer: ShownOffer; rates: Rates; words: HomePage['pricing'] }) {
  const [quiet, rule] = offer.popular
    ? ['text-lavender', 'border-indigo-thread']
    : ['text-muted', 'border-line'];
  const { price, unsaid, linesCost } = offer;
  const [first, ...others] = sayInAll(price, rates);
  const saves = price !== null && price <= WORTH_SAYING * linesCost ? linesCost - price : 0;
  const say = (amount: number) => sayTotal([amount], rates.base, rates);
  // Such as « ≈ 823 000 FCFA »: too wide at full size for a third of a small desktop window.
  const isLong = (first?.length ?? 0) > 9;
  return (
    <div
      className={clsx(
        'relative flex min-w-0 flex-1 flex-col border px-gutter pb-5 max-md:-mx-gutter max-md:border-x-0 md:rounded-card md:p-5 md:!pt-14 md:max-lg:flex-row md:max-lg:gap-10 lg:p-9',
        offer.popular ? 'border-indigo bg-indigo pt-14 text-white' : 'border-line bg-white pt-9',
      )}
    >
      <Selvedge className="absolute inset-x-0 top-0 md:rounded-t-card" />
      {offer.popular && (
        <p className="absolute right-0 top-3.5 bg-ochre px-3.5 py-1 text-small font-semibold text-ink">
          {words.popular}
        </p>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 md:block md:max-lg:flex-1">
        <h3 className="font-heading text-minor font-bold md:text-subheading">{offer.title}</h3>
        <div className="contents md:mt-3 md:block">
          <p className={clsx('font-heading font-bold', isLong ? 'text-heading' : 'text-figure')}>
            {first ?? words.onRequest}
          </p>
          {others.length > 0 && (
            <p className={clsx('w-full text-note md:mt-1', quiet)}>{others.join(', ')}</p>
          )}
        </div>
        <p className={clsx('mt-1.5 max-md:text-note md:mt-3 lg:min-h-28', quiet)}>{offer.description}</p>
      </div>
      <div className="flex flex-1 flex-col">
        <ul className="mb-4 mt-3 flex-1 max-md:text-note">
          {[fill(words.delivery, { delay: offer.delay }), ...offer.features].map((feature) => (
            <li key={feature} className={clsx('border-t py-1 md:py-2.5', rule)}>
              {feature}
            </li>
          ))}
          {unsaid.length > 0 && (
            <li className={clsx('border-t', rule)}>
              <details className="group">
                <summary className="flex min-h-touch cursor-pointer list-none items-center justify-between rounded">
                  {fillCount(words.holds, unsaid.length)}
                  <PlusIcon />
                </summary>
                <p className={clsx('pb-2 text-note', quiet)}>{unsaid.join(' · ')}</p>
              </details>
            </li>
          )}
        </ul>
        {saves > 0 && (
          <p className={clsx('mb-4 text-small', quiet)}>
            {fill(words.linesTotal, { total: say(linesCost), saved: say(saves) })}
          </p>
        )}
        <ButtonLink
          label={words.offerAction}
          of={offer.title}
          href={subjectLink(offer.subject)}
          tone={offer.popular ? 'accent' : 'dark'}
        />
      </div>
    </div>
  );
}
