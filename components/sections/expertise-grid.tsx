import type { HomePage, Service } from '@/content/types';
import { EvenRows } from '@/components/ui/even-rows';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { WovenIcon } from '@/components/ui/woven-icon';

type ExpertiseGridProps = HomePage['expertise'] & { areas: readonly Service[] };

/** The services page names them all. */
const MOST_TECHNOLOGIES = 4;

/** The areas of expertise, ruled like a cloth: each has a rule at its left, and the outermost is cut off. */
export function ExpertiseGrid({ title, intro, action, areas }: ExpertiseGridProps) {
  if (areas.length === 0) return null;
  return (
    <Section>
      <SectionHeading opening="side" title={title} intro={intro} />
      <div className="rule overflow-hidden overflow-clip">
        <EvenRows
          className="md:-ml-8"
          itemClassName="border-b border-line py-3.5 md:border-l md:px-8 md:py-9"
        >
          {areas.map((area) => (
            <div key={area.title} className="flex gap-4 max-xs:block md:block">
              <WovenIcon icon={area.icon} className="h-10 w-10 shrink-0 md:h-12 md:w-12" />
              <div>
                <h3 className="font-heading text-minor font-bold md:mt-7 md:text-subheading">{area.title}</h3>
                <p className="mt-0.5 text-muted max-lg:text-note max-md:leading-snug md:mt-3">
                  {area.summary}
                </p>
                <p className="caption mt-1.5 md:mt-5">
                  {area.technologies.slice(0, MOST_TECHNOLOGIES).join(', ')}
                </p>
              </div>
            </div>
          ))}
        </EvenRows>
      </div>
      <p className="mt-1 md:mt-10">
        <TextLink {...action} />
      </p>
    </Section>
  );
}
