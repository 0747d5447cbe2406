import type { Illustration } from '@/content/types';
import { getPicture } from '@/lib/pictures';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';

type Statement = { title: string; statement: string; detail: string };

type StatementsProps = { statements: Statement[]; image: Illustration };

/** Vision and mission, said large, side by side where there is room, above a picture as wide as both. */
export function Statements({ statements, image }: StatementsProps) {
  return (
    <Section className="grid gap-16 lg:grid-cols-2 lg:gap-14">
      {statements.map(({ title, statement, detail }) => (
        <div key={title} className="border-t border-ink pt-7">
          <h2 className="text-note font-semibold text-indigo-bright">{title}</h2>
          <p className="mt-5 text-balance font-heading text-heading font-bold">{statement}</p>
          <p className="mt-6 max-w-measure text-muted">{detail}</p>
        </div>
      ))}
      <Picture
        picture={getPicture(image.picture)}
        alt={image.alt}
        sizes="(min-width: 1240px) 1160px, 92vw"
        className="aspect-video w-full rounded-card object-cover md:aspect-cover lg:col-span-2"
      />
    </Section>
  );
}
