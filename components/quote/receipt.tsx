'use client';

import { useRef } from 'react';
import { formatPrice } from '@/lib/format-price';
import { CUSTOM_FEATURE_PRICE_USD } from '@/lib/quote/price';
import { selectedFeatures } from '@/lib/quote/selection';
import { useQuote } from './quote-context';
import { RemoveButton } from './remove-button';

/** The estimate as it stands: the total, then one line for each choice. */
export function Receipt() {
  const { catalogue, selection, totalUsd, removeFeature, removeCustom } = useQuote();
  const title = useRef<HTMLHeadingElement>(null);
  const lines = [
    ...selectedFeatures(selection.featureIds, catalogue).map(({ id, name, priceUsd }) => ({
      key: id,
      name,
      priceUsd,
      remove: () => removeFeature(id),
    })),
    ...selection.customFeatures.map((name, position) => ({
      key: `sur-mesure-${position}`,
      name,
      priceUsd: CUSTOM_FEATURE_PRICE_USD,
      remove: () => removeCustom(position),
    })),
  ];

  return (
    <div>
      <h2
        ref={title}
        id="estimation"
        tabIndex={-1}
        className="scroll-mt-28 font-heading text-subheading font-bold"
      >
        Votre estimation
      </h2>
      <p data-total="" className="mt-2 font-heading text-figure font-bold tabular-nums">
        <span>{formatPrice(totalUsd)}</span>
      </p>
      <p role="status" className="sr-only">
        <span data-later="">Total estimé : {formatPrice(totalUsd)}</span>
      </p>
      <p className="mt-2 text-small text-lavender">Prix estimatifs, confirmés après échange.</p>
      {lines.length === 0 && (
        <p className="mt-4 border-t border-indigo-thread pt-4 text-note">
          Cochez ce qu’il vous faut. Vous pouvez aussi nous écrire votre besoin ci-dessous.
        </p>
      )}
      <ul className="mt-4">
        {lines.map((line) => (
          <li key={line.key} className="flex items-center gap-3 border-t border-indigo-thread py-2 text-note">
            <span className="min-w-0 flex-1 break-words">{line.name}</span>
            <span className="whitespace-nowrap tabular-nums">{formatPrice(line.priceUsd)}</span>
            <RemoveButton
              what={`${line.name} de l’estimation`}
              onRemove={() => {
                line.remove();
                title.current?.focus();
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
