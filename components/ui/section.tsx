import clsx from 'clsx';
import type { ComponentProps } from 'react';

type Ground = 'white' | 'tint' | 'indigo';
type Space = 'tight' | 'normal' | 'wide';

const grounds: Record<Ground, string> = {
  white: 'bg-white',
  tint: 'bg-tint',
  indigo: 'bg-indigo text-white',
};

const spaces: Record<Space, string> = { tight: 'py-tight', normal: 'py-section', wide: 'py-wide' };

type SectionProps = ComponentProps<'section'> & { ground?: Ground; space?: Space };

/** A full-width band of a page, with its content on the page's measure; one with an id is a place that links lead to. */
export function Section({ ground = 'white', space = 'normal', className, children, ...props }: SectionProps) {
  return (
    <section
      className={clsx(grounds[ground], spaces[space], 'overflow-hidden', props.id && 'scroll-mt-reached')}
      {...props}
    >
      <div className={clsx('mx-auto max-w-page px-5 md:px-10 xl:px-0', className)}>{children}</div>
    </section>
  );
}
