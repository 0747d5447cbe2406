import type { HomePage, Project, WithImage } from '@/content/types';
import { Figure, PullLine } from '@/components/ui/figure';
import { Picture } from '@/components/ui/picture';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

type FeaturedProjectsProps = HomePage['projects'] & { projects: WithImage<Project>[] };

/** A few projects told large, picture and text alternating sides; on phones cards side by side, the next one's edge in sight. */
export function FeaturedProjects({ title, action, projects }: FeaturedProjectsProps) {
  if (projects.length === 0) return null;
  return (
    <Section>
      <SectionHeading opening="loud" title={title} />
      {/*
       * Both paddings, the row's for scrolling and the card's, are at least as wide as what shows of the next card: focus
       * scrolls to its link, and no word is cut.
       */}
      <ul className="relative flex scroll-px-8 gap-3 max-md:-mx-gutter max-md:overflow-x-auto max-md:px-gutter md:grid md:gap-24 print:block">
        {projects.map((project) => (
          <li
            key={project.id}
            className="group grid w-full shrink-0 grid-cols-1 content-start gap-4 border-line max-md:overflow-hidden max-md:rounded-card max-md:border xs:max-md:w-[calc(100%-1.25rem)] xs:max-md:only:w-full md:items-center lg:grid-cols-12 lg:gap-14"
          >
            <div className="md:max-lg:-mx-10 lg:col-span-7 lg:row-start-1 lg:-ml-bleed lg:group-even:col-start-6 lg:group-even:-mr-bleed lg:group-even:ml-0">
              <Picture
                {...project.image}
                sizes="(min-width: 64em) 60vw, 100vw"
                className="w-full object-cover object-top lg:rounded-r-card lg:group-even:rounded-l-card lg:group-even:rounded-r-none print:h-auto print:w-full"
              />
            </div>
            <div className="max-md:px-gutter max-md:pb-5 xs:max-md:px-7 lg:col-span-5">
              <h3 className="font-heading text-heading font-bold lg:text-title">{project.title}</h3>
              <Figure figure={project.figure} />
              <PullLine className="mt-3 md:mt-6">{project.impact}</PullLine>
              <p className="mt-3 text-muted max-md:text-note md:mt-6">{project.description}</p>
              <TextLink
                href={project.link}
                label={action}
                of={project.title}
                className="mt-2 max-md:scroll-mb-24 md:mt-5"
              />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
