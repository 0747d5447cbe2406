import type { FaqEntry, SectionIntro } from '@/content/types';
import clsx from 'clsx';
import { PlusIcon } from '@/components/ui/strokes';
import { Section, SectionHeading, type SectionProps } from '@/components/ui/section';

/** The fewest questions that fill the rows of two columns. */
const MANY = 6;

type FaqProps = SectionIntro & Pick<SectionProps, 'ground'> & { entries: FaqEntry[] };

/** Questions that open without a script, beside their title; many stand under it. */
export function Faq({ title, intro, entries, ground }: FaqProps) {
  const areMany = entries.length >= MANY;
  return (
    <Section ground={ground} className={clsx('grid gap-x-14', !areMany && 'lg:grid-cols-minor')}>
      <SectionHeading opening={areMany ? 'loud' : 'column'} title={title} intro={intro} />
      <div className={clsx('rule min-w-0', areMany && 'items-start gap-x-14 lg:grid lg:grid-cols-2')}>
        {entries.map((entry) => (
          <details key={entry.question} className="group border-b border-control">
            <summary className="flex min-h-touch cursor-pointer list-none items-center justify-between gap-6 rounded py-3.5 font-heading text-intro font-bold hover:text-indigo-bright max-xs:gap-2 max-xs:text-base">
              {entry.question}
              <PlusIcon />
            </summary>
            <p className="max-w-measure pb-7 text-muted">{entry.answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
