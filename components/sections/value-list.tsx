import type { Point, SectionIntro } from '@/content/types';
import { dyeOf } from '@/lib/rules/quote/cloth';
import { Section, SectionHeading } from '@/components/ui/section';

/** What the agency holds to, each under a thread of its own. */
export function ValueList({ title, items }: Pick<SectionIntro, 'title'> & { items: Point[] }) {
  return (
    <Section>
      <SectionHeading opening="loud" title={title} />
      <ul>
        {items.map((value, index) => (
          <li
            key={value.title}
            className={`rule rule-dyed ${dyeOf(index)} grid gap-1 py-4 md:grid-cols-[2fr_3fr] md:gap-14 md:py-9 lg:[&::before]:right-0`}
          >
            <h3 className="min-w-0 font-heading text-subheading font-bold md:text-heading">{value.title}</h3>
            <p className="max-w-measure text-muted max-md:text-note">{value.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
