import type { Point, SectionIntro } from '@/content/types';
import { Section, SectionHeading } from '@/components/ui/section';

/** What the agency holds to, as a ruled list. */
export function ValueList({ title, items }: Pick<SectionIntro, 'title'> & { items: Point[] }) {
  return (
    <Section>
      <SectionHeading opening="loud" title={title} />
      <ul className="rule">
        {items.map((value) => (
          <li
            key={value.title}
            className="grid gap-1 border-b border-line py-3.5 md:grid-cols-[2fr_3fr] md:gap-14 md:py-8"
          >
            <h3 className="min-w-0 font-heading text-subheading font-bold md:text-heading">{value.title}</h3>
            <p className="max-w-measure text-muted max-md:text-note">{value.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
