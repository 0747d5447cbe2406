import clsx from 'clsx';
import { PlusIcon } from './strokes';

type FoldedListProps = { title: string; items: readonly string[]; isWide?: boolean };

/** A ruled list under its title, in two columns where it is wide; phones fold it. Nothing, where there is no list. */
export function FoldedList({ title, items, isWide }: FoldedListProps) {
  if (items.length === 0) return null;
  return (
    <>
      <h3 className="wide-title min-h-touch items-center text-note font-semibold text-indigo-bright">
        {title}
      </h3>
      <details className="wide-open group max-md:border-t max-md:border-line">
        <summary className="flex min-h-touch cursor-pointer list-none items-center justify-between gap-4 rounded">
          <span className="text-note font-semibold md:text-indigo-bright">{title}</span>
          <PlusIcon />
        </summary>
        <ul
          className={clsx(
            'border-line',
            isWide ? 'max-md:border-t md:grid md:grid-cols-2 md:gap-x-8 lg:gap-x-14' : 'border-t',
          )}
        >
          {items.map((item) => (
            <li key={item} className="border-b border-line py-2 max-md:text-note md:py-2.5">
              {item}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
