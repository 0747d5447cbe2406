import clsx from 'clsx';
import type { ComponentProps } from 'react';

type Ground = 'white' | 'tint' | 'indigo';

const grounds: Record<Ground, string> = {
  white: 'bg-white',
  tint: 'bg-tint',
  indigo: 'bg-indigo text-white',
};

type SectionProps = ComponentProps<'section'> & { ground?: Ground };

/** A full-width band of a page, with its content on the page's measure. */
export function Section({ ground = 'white', className, children, ...props }: SectionProps) {
  return (
    <section className={clsx(grounds[ground], 'py-section')} {...props}>
      <div className={clsx('mx-auto max-w-page px-5 md:px-10 xl:px-0', className)}>{children}</div>
    </section>
  );
}
