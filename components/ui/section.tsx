import clsx from 'clsx';
import type { ComponentProps } from 'react';
import type { SectionIntro } from '@/content/types';

const grounds = { white: 'bg-white', tint: 'bg-tint', indigo: 'bg-indigo text-white' };
const spaces = { tight: 'py-tight', normal: 'py-section', wide: 'py-wide' };

export type SectionProps = ComponentProps<'section'> & {
  ground?: keyof typeof grounds;
  space?: keyof typeof spaces;
};

/**
 * A full-width band, its content on the page's measure. One with an id is scrolled to a tenth of the window at most, where the
 * floating link hides. Bleeds are clipped rather than hidden: what is hidden can scroll, and then threads drawn on the scroll,
 * and what sticks, follow it and not the page.
 */
export function Section({ ground = 'white', space = 'normal', className, children, ...props }: SectionProps) {
  return (
    <section
      className={clsx(
        grounds[ground],
        spaces[space],
        'overflow-hidden overflow-clip',
        props.id && 'scroll-mt-[min(0px,8vh-4.5rem)]',
      )}
      {...props}
    >
      <div className={clsx('page-width', className)}>{children}</div>
    </section>
  );
}

/**
 * How a section opens on wide screens: `side`, its intro beside its title; `loud`, a title alone, across the page; in a `column`
 * of a section, one above the other.
 */
const openings = {
  column: 'max-w-title text-title lg:col-span-12',
  side: 'max-w-title text-title lg:col-span-7',
  loud: 'text-hero lg:col-span-12',
};

type SectionHeadingProps = SectionIntro & { id?: string; opening: keyof typeof openings };

/** Title of a section and, where there is one, its intro. */
export function SectionHeading({ id, title, intro, opening }: SectionHeadingProps) {
  return (
    <div className="mb-5 grid content-start items-end gap-x-8 md:mb-14 lg:grid-cols-12">
      <h2 id={id} className={clsx('font-heading font-bold', openings[opening])}>
        {title}
      </h2>
      {intro && (
        <p
          className={clsx(
            'mt-3 max-w-measure text-intro text-muted md:mt-6',
            opening === 'column' ? 'lg:col-span-12' : 'lg:col-span-5',
          )}
        >
          {intro}
        </p>
      )}
    </div>
  );
}
