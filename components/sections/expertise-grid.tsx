import type { Expertise, HomePage } from '@/content/types';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { TextLink } from '@/components/ui/text-link';
import { WovenIcon } from '@/components/ui/woven-icon';

type ExpertiseGridProps = HomePage['expertise'] & { areas: Expertise[] };

/** The areas of expertise, ruled like a cloth. */
export function ExpertiseGrid({ title, lead, action, areas }: ExpertiseGridProps) {
  return (
    <Section>
      <SectionHeading title={title} lead={lead} />
      <ul className="ruled-grid grid border-t border-ink sm:grid-cols-2 lg:grid-cols-6">
        {areas.map((area) => (
          <li key={area.title} className="flex gap-4 border-b border-line py-5 md:block md:py-9">
            <WovenIcon icon={area.icon} className="h-10 w-10 shrink-0 md:h-12 md:w-12" />
            <div>
              <h3 className="font-heading text-subheading font-bold max-md:text-[1.25rem] md:mt-7">
                {area.title}
              </h3>
              <p className="mt-1.5 text-muted max-md:text-note md:mt-3">{area.description}</p>
              <p className="mt-2 text-note font-semibold text-indigo-bright md:mt-5">
                {area.technologies.join(', ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-6 md:mt-10">
        <TextLink href={action.href}>{action.label}</TextLink>
      </p>
    </Section>
  );
}
