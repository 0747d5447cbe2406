import type { Expertise, HomePage } from '@/content/types';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { TextLink } from '@/components/ui/text-link';
import { WovenIcon } from '@/components/ui/woven-icon';

type ExpertiseGridProps = HomePage['expertise'] & { areas: Expertise[] };

/** The six areas of expertise, ruled like a cloth. */
export function ExpertiseGrid({ title, lead, action, areas }: ExpertiseGridProps) {
  return (
    <Section>
      <SectionHeading title={title} lead={lead} />
      <ul className="ruled-grid grid border-t border-ink sm:grid-cols-2 lg:grid-cols-3">
        {areas.map((area) => (
          <li key={area.icon} className="border-b border-line py-9">
            <WovenIcon icon={area.icon} />
            <h3 className="mt-8 font-heading text-subheading font-bold">{area.title}</h3>
            <p className="mt-3 text-muted">{area.description}</p>
            <p className="mt-5 text-note font-semibold text-indigo-bright">{area.technologies.join(', ')}</p>
          </li>
        ))}
      </ul>
      <p className="mt-10">
        <TextLink href={action.href}>{action.label}</TextLink>
      </p>
    </Section>
  );
}
