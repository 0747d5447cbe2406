import clsx from 'clsx';
import { Children, type ReactNode } from 'react';

type EvenRowsProps = { className?: string; itemClassName?: string; children: ReactNode };

/** A list in rows of three, the last ones of two where threes would leave a hole; a single one takes half of the width. */
export function EvenRows({ className, itemClassName, children }: EvenRowsProps) {
  const items = Children.toArray(children);
  const inPairs = [0, 4, 2][items.length % 3] ?? 0;
  return (
    <ul className={clsx('grid md:grid-cols-6', className)}>
      {items.map((item, index) => (
        <li
          key={index}
          className={clsx(index >= items.length - inPairs ? 'md:col-span-3' : 'md:col-span-2', itemClassName)}
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
