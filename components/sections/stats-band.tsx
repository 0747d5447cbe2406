import type { Stat } from '@/content/types';
import { Section, SectionHeading } from '@/components/ui/section';
import { Selvedge } from '@/components/ui/selvedge';

type StatsBandProps = { stats: readonly Stat[]; source: string | null; title?: string; label?: string };

/**
 * The agency in figures, on indigo: the first a giant, its foot behind the edge that closes the band. `label` names a band
 * without title; `source` says where they come from.
 */
export function StatsBand({ stats, source, title, label }: StatsBandProps) {
  if (stats.length === 0) return null;
  return (
    <>
      <Section ground="indigo" space="tight" aria-label={title ? undefined : label}>
        {title && <SectionHeading opening="side" title={title} />}
        <dl className="figures grid grid-cols-3 gap-x-4 gap-y-5 max-xs:grid-cols-1 lg:min-h-figures lg:grid-cols-[2fr_1fr_1fr_1fr] lg:gap-x-0">
          {stats.map((stat) => (
            <div key={stat.label} className="flex flex-col-reverse justify-end">
              <dt className="mt-1 break-words text-note text-lavender">{stat.label}</dt>
              <dd className="font-heading text-heading font-bold">{stat.number}</dd>
            </div>
          ))}
        </dl>
        {/* On wide screens beside the giant, down to the edge. */}
        {source && <p className="mt-4 text-small text-lavender lg:ml-[40%] lg:mt-0 lg:h-0">{source}</p>}
      </Section>
      <Selvedge />
    </>
  );
}
