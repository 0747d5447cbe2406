import clsx from 'clsx';
import type { AboutPage, WithImage } from '@/content/types';
import { Picture } from '@/components/ui/picture';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

/** What the agency knows how to do, told beside a picture of its cloth. */
export function Craft({ title, paragraphs, highlights, image, action }: WithImage<AboutPage['expertise']>) {
  return (
    <Section ground="tint" className="grid gap-8 lg:grid-cols-major lg:gap-16">
      <div className="max-md:-mx-gutter max-md:-mt-section lg:col-start-2 lg:row-start-1">
        <Picture
          {...image}
          sizes="(min-width: 80em) 31.25rem, (min-width: 64em) 42vw, 92vw"
          className="aspect-video w-full object-cover max-md:object-left md:rounded-card lg:aspect-auto lg:h-full"
        />
      </div>
      <div>
        <SectionHeading opening="column" title={title} />
        {paragraphs.map((paragraph, index) => (
          <p
            key={paragraph}
            className={clsx(
              'mb-3 max-w-measure md:mb-5',
              index === 0 ? 'text-intro' : 'text-muted max-md:text-note',
            )}
          >
            {paragraph}
          </p>
        ))}
        <ul className="rule mt-5 max-w-measure md:mt-9">
          {highlights.map((highlight) => (
            <li
              key={highlight}
              className="border-b border-line py-2.5 font-semibold max-md:text-note md:py-3.5"
            >
              {highlight}
            </li>
          ))}
        </ul>
        <TextLink {...action} className="mt-2 md:mt-8" />
      </div>
    </Section>
  );
}
