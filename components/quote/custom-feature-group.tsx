import { formatPrice } from '@/lib/format-price';
import { CUSTOM_FEATURE_PRICE_USD } from '@/lib/quote/price';
import { CustomFeatures } from './custom-features';

/** The last group of the catalogue: what the visitor asks for in their own words. */
export function CustomFeatureGroup() {
  return (
    <fieldset className="min-w-0 border-t border-ink pt-4">
      <legend className="float-left font-heading text-subheading font-bold">
        Fonctionnalités sur mesure
      </legend>
      <p className="clear-both flex min-h-8 items-center text-small text-muted sm:clear-none sm:justify-end">
        {formatPrice(CUSTOM_FEATURE_PRICE_USD)} chacune
      </p>
      <label htmlFor="custom" className="clear-both mb-2 block pt-4 text-note text-muted">
        Décrivez en quelques mots ce qui manque à la liste
      </label>
      <CustomFeatures />
    </fieldset>
  );
}
