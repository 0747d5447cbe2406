import clsx from 'clsx';
import type { ComponentProps } from 'react';

const grounds = { white: 'bg-white', tint: 'bg-tint', indigo: 'bg-indigo text-white' };
const spaces = { tight: 'py-tight', normal: 'py-section', wide: 'py-wide' };

type SectionProps = ComponentProps<'section'> & {
  ground?: keyof typeof grounds;
  space?: keyof typeof spaces;
};

/**
 * A full-width band of a page, with its content on the page's measure; one with an id is a place that links lead to. Its
 * bleeds are clipped, not hidden where a browser can: what is hidden scrolls, for threads drawn on the scroll and what sticks.
 */
export function Section({ ground = 'white', space = 'normal', className, children, ...props }: SectionProps) {
  return (
    <section
      className={clsx(
        grounds[ground],
        spaces[space],
        'overflow-hidden overflow-clip',
        props.id && 'scroll-mt-reached',
      )}
      {...props}
    >
      <div className={clsx('mx-auto max-w-page px-5 md:px-10 xl:px-0', className)}>{children}</div>
    </section>
  );
}
