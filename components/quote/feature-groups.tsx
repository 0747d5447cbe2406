import type { Feature } from '@/content/types';
import { asTyped } from '@/lib/rules/french-text';
import { dyeOf } from '@/lib/rules/quote/cloth';
import { plainAmount, type Rates } from '@/lib/rules/quote/currencies';
import { FEATURES_FIELD } from '@/lib/rules/quote/fields';
import { BuiltList } from '@/components/ui/built-list';
import { FeatureRow } from './feature-row';
import { GroupCount } from './group-count';

type FeatureGroupsProps = { categories: readonly string[]; features: readonly Feature[]; rates: Rates };

/** The catalogue, category by category; one without a line is left out. */
export function FeatureGroups({ categories, features, rates }: FeatureGroupsProps) {
  return categories.map((category, position) => {
    const own = features.filter((feature) => feature.category === category);
    const group = { category, position, rates, features: own };
    return own.length > 0 && <FeatureGroup key={category} {...group} />;
  });
}

type FeatureGroupProps = {
  category: string;
  /** Its place among the categories, which gives it its colour. */
  position: number;
  features: readonly Feature[];
  rates: Rates;
};

/** One category as native checkboxes, and how many of them are ticked. */
function FeatureGroup({ category, position, features, rates }: FeatureGroupProps) {
  return (
    <fieldset className={`rule rule-dyed ${dyeOf(position)} mb-6 min-w-0 pt-4 md:mb-8`}>
      <legend className="float-left max-w-full">
        <h2 className="font-heading text-subheading font-bold">{category}</h2>
      </legend>
      <p data-later="" className="flex min-h-8 items-center justify-end text-small text-muted">
        <GroupCount ids={features.map((feature) => feature.id)} />
      </p>
      <BuiltList className="clear-both auto-rows-fr min-[22em]:grid">
        {features.map((line) => (
          <FeatureRow
            key={line.id}
            field={FEATURES_FIELD}
            value={`${asTyped(line.name)} : ${plainAmount(line.price, rates.base)}`}
            line={line}
            rates={rates}
          />
        ))}
      </BuiltList>
    </fieldset>
  );
}
