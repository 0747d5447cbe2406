import type { AboutPage, Illustration, WithPicture } from '@/content/types';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';

type StatementsProps = Pick<AboutPage, 'vision' | 'mission'> & { image: WithPicture<Illustration> };

/**
 * Vision and mission, said large, side by side where there is room, the mission a little wider; on phones above a picture
 * that comes after the first screen.
 */
export function Statements({ vision, mission, image }: StatementsProps) {
  return (
    <>
      <Section className="grid gap-8 md:gap-10 lg:grid-cols-[8fr_9fr] lg:gap-x-10">
        <Words {...vision} />
        <Words {...mission} />
      </Section>
      <Picture {...image} sizes="100vw" className="-mb-px aspect-video w-full object-cover md:hidden" />
    </>
  );
}

function Words({ title, statement, detail }: AboutPage['vision']) {
  return (
    <div className="pull-line flex flex-col max-md:-ml-gutter">
      <h2 className="text-note font-semibold text-indigo-bright">{title}</h2>
      <p className="mt-2 text-balance font-heading text-title font-bold md:mt-5">{statement}</p>
      <p className="mt-auto max-w-measure pt-3 text-muted max-md:text-note md:pt-6">{detail}</p>
    </div>
  );
}
