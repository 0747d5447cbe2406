import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Feature } from '@/content/types';
import type { Rates } from '@/lib/rules/quote/currencies';
import { WholeWords } from '@/components/ui/whole-words';
import { Price } from './price';

type FeatureRowProps = {
  /** What its box is posted as. */
  field: string;
  /** What a browser without scripts posts. */
  value: string;
  line: Pick<Feature, 'name' | 'note' | 'price'> & { id?: string };
  rates: Rates;
  /** Copied for each line in the visitor's own words; itself it is no line. */
  isPattern?: boolean;
  children?: ReactNode;
};

/**
 * One line of the quote as a native box: the thread of its price is its rule once it is ticked. React does not hydrate
 * those of the catalogue (components/ui/built-list.tsx): what shall answer in them is a behaviour.
 */
export function FeatureRow({ field, value, line, rates, isPattern, children }: FeatureRowProps) {
  const { id, name, note, price } = line;
  return (
    <li className="feature-line relative flex border-b border-line">
      <label className="flex min-h-touch min-w-0 flex-1 cursor-pointer items-center gap-x-3 py-2">
        <input
          type="checkbox"
          name={field}
          value={value}
          data-id={id}
          data-price={price}
          disabled={isPattern}
          className="peer h-5 w-5 shrink-0 cursor-pointer accent-indigo-bright"
        />
        <span
          className={clsx(
            'thread grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 leading-tight max-md:[align-items:last_baseline] max-xs:block',
            isPattern && 'max-md:flex max-md:flex-wrap',
          )}
        >
          <span className="max-md:contents">
            <span className={clsx('line-name', note && 'max-md:col-span-full')}>
              <WholeWords>{name}</WholeWords>
              {note && '\u2002'}
            </span>
            {note && <small className="font-normal text-muted lg:max-xl:block">{note}</small>}
          </span>
          <Price price={price} rates={rates} />
        </span>
      </label>
      {children}
    </li>
  );
}
