import type { Link } from '@/content/types';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { People, type ShownPerson } from './people';

type TeaserProps = { title: string; action: Link; team: readonly ShownPerson[] };

/** A title, the people who stand for it, and a way to read more; nobody, nothing at all. */
export function Teaser({ title, action, team }: TeaserProps) {
  if (team.length === 0) return null;
  return (
    <Section space="tight" className="grid gap-x-14 lg:grid-cols-minor">
      <SectionHeading opening="column" title={title} />
      <div>
        <People people={team} isSmall />
        <TextLink {...action} className="mt-2 md:mt-4" />
      </div>
    </Section>
  );
}
