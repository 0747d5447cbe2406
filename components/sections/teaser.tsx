import type { Link } from '@/content/types';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

/** A title, a few lines and a way to read more. */
export function Teaser({ title, intro, action }: { title: string; intro?: string; action: Link }) {
  return (
    <Section space="tight" className="grid gap-x-14 max-md:-mt-8 lg:grid-cols-minor">
      <SectionHeading opening="column" title={title} />
      <div>
        <p className="max-w-measure text-intro text-muted max-md:text-note">{intro}</p>
        <TextLink {...action} className="mt-2 md:mt-4" />
      </div>
    </Section>
  );
}
