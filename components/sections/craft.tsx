import type { AboutPage, WithImage } from '@/content/types';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { TextLink } from '@/components/ui/text-link';

/** What the agency knows how to do, told beside a picture of its cloth. */
export function Craft({ title, paragraphs, highlights, image, action }: WithImage<AboutPage['expertise']>) {
  return (
    <Section ground="tint" className="grid gap-8 lg:grid-cols-[5fr_4fr] lg:gap-16">
      <div>
        <SectionHeading title={title} />
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mb-5 max-w-measure">
            {paragraph}
          </p>
        ))}
        <ul className="mt-9 max-w-measure border-t border-ink">
          {highlights.map((highlight) => (
            <li key={highlight} className="border-b border-line py-3.5 font-semibold">
              {highlight}
            </li>
          ))}
        </ul>
        <TextLink href={action.href} className="mt-8">
          {action.label}
        </TextLink>
      </div>
      <Picture
        picture={image.picture}
        alt={image.alt}
        sizes="(min-width: 1280px) 500px, (min-width: 1024px) 42vw, 92vw"
        className="h-full max-h-portrait w-full rounded-card object-cover"
      />
    </Section>
  );
}
