import type { HomePage, Service, WithPicture } from '@/content/types';
import { sampleOf } from '@/lib/rules/picture-address';
import { EvenRows } from '@/components/ui/even-rows';
import { Picture } from '@/components/ui/picture';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

type ExpertiseGridProps = HomePage['expertise'] & { areas: readonly WithPicture<Service>[] };

/** The areas of expertise under a sample of the cloth of each, or beside it on a phone; in a row the samples are one band. */
export function ExpertiseGrid({ title, intro, action, areas }: ExpertiseGridProps) {
  if (areas.length === 0) return null;
  return (
    <Section>
      <SectionHeading opening="side" title={title} intro={intro} />
      <div className="rule overflow-hidden overflow-clip max-md:-mx-gutter">
        <EvenRows itemClassName="relative border-b border-line max-md:px-gutter max-md:py-3.5 md:pb-9 md:pr-8">
          {areas.map((area) => (
            <div key={area.title} className="sample">
              <Picture picture={sampleOf(area.picture)} alt="" sizes="(min-width: 48em) 33vw, 6.5rem" />
              <h3 className="font-heading text-minor font-bold max-xs:mt-2 md:mt-6 md:text-subheading">
                {area.title}
              </h3>
              <p className="mt-0.5 text-muted max-lg:text-note max-md:leading-snug md:mt-3">{area.summary}</p>
            </div>
          ))}
        </EvenRows>
      </div>
      <p className="mt-1 md:mt-7">
        <TextLink {...action} />
      </p>
    </Section>
  );
}
