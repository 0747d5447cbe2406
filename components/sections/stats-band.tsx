import type { SectionIntro, Stat } from '@/content/types';
import { Section, SectionHeading } from '@/components/ui/section';

type StatsBandProps = {
  stats: readonly Stat[];
  source: string | null;
  heading?: SectionIntro;
  label?: string;
};

/** The agency in figures, on indigo. Without a visible heading, `label` names the band; `source` says where they come from. */
export function StatsBand({ stats, source, heading, label }: StatsBandProps) {
  if (stats.length === 0) return null;
  return (
    <Section ground="indigo" space="tight" aria-label={heading ? undefined : label}>
      {heading && <SectionHeading opening="side" {...heading} onDark />}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 max-xs:grid-cols-1 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {stats.map((stat) => (
          <div key={stat.label} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-lavender max-md:text-note md:mt-3">{stat.label}</dt>
            <dd className="font-heading text-figure font-bold">{stat.number}</dd>
          </div>
        ))}
      </dl>
      {source && <p className="mt-5 text-small text-lavender md:mt-8">{source}</p>}
    </Section>
  );
}
