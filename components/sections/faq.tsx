import type { FaqEntry, SectionIntro } from '@/content/types';
import { PlusIcon } from '@/components/ui/strokes';
import { Section, SectionHeading } from '@/components/ui/section';

/** Questions that open without a script. */
export function Faq({ title, intro, entries }: SectionIntro & { entries: FaqEntry[] }) {
  return (
    <Section ground="tint" className="grid gap-x-14 lg:grid-cols-minor">
      <SectionHeading opening="column" title={title} intro={intro} />
      <div className="rule min-w-0">
        {entries.map((entry) => (
          <details key={entry.question} className="group border-b border-control">
            <summary className="flex min-h-touch cursor-pointer list-none items-center justify-between gap-6 rounded py-3.5 font-heading text-intro font-bold hover:text-indigo-bright">
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
