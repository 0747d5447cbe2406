import type { Feature } from '@/content/types';
import { FEATURES_FIELD } from '@/lib/rules/lead/answers';
import { dyeOf } from '@/lib/rules/quote/cloth';
import { WholeWords } from '@/components/ui/whole-words';
import { GroupCount } from './group-count';
import { Price } from './price';

type FeatureGroupProps = {
  category: string;
  /** Its place among the categories, which gives it its colour. */
  position: number;
  features: readonly Feature[];
  eurPerUsd: number | null;
};

/** One category of the catalogue as native checkboxes, isolated: a tick repaints it and not the page, half of the work. */
export function FeatureGroup({ category, position, features, eurPerUsd }: FeatureGroupProps) {
  return (
    <fieldset className={`${dyeOf(position)} isolate mb-6 min-w-0 border-t border-ink pt-3 md:mb-12`}>
      <legend className="thread-mark float-left max-w-full font-heading text-subheading font-bold">
        {category}
      </legend>
      <p data-later="" className="flex min-h-8 items-center justify-end text-small text-muted">
        <GroupCount ids={features.map((feature) => feature.id)} />
      </p>
      <ul className="clear-both mt-3 grid grid-cols-1 gap-2 sm:grid-cols-2">
        {features.map((feature) => (
          <li key={feature.id} className="only:col-span-full">
            <label className="relative block h-full cursor-pointer">
              <input
                type="checkbox"
                name={FEATURES_FIELD}
                // What a browser without scripts posts.
                value={`${feature.name} : $${feature.priceUsd}`}
                data-feature={feature.id}
                data-price={feature.priceUsd}
                className="peer absolute inset-y-0 left-4 z-10 my-auto h-5 w-5 cursor-pointer rounded accent-indigo-bright"
              />
              <span className="feature-row flex h-full min-h-field items-center justify-between gap-x-4 rounded border border-line py-2 pl-12 pr-4 leading-tight hover:border-ink peer-checked:border-indigo-bright peer-checked:bg-tint max-xs:flex-wrap">
                <span className="min-w-0">
                  <WholeWords>{`${feature.name} `}</WholeWords>
                  {feature.note && <small className="block text-muted">{feature.note}</small>}
                </span>
                <Price
                  priceUsd={feature.priceUsd}
                  eurPerUsd={eurPerUsd}
                  className="min-w-11 shrink-0 whitespace-nowrap text-right font-semibold tabular-nums max-xs:basis-full max-xs:text-left"
                />
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
