import type { HomePage, Project, WithImage } from '@/content/types';
import { Picture } from '@/components/ui/picture';
import { PullLine } from '@/components/ui/pull-line';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { TextLink } from '@/components/ui/text-link';

type FeaturedProjectsProps = HomePage['projects'] & { projects: WithImage<Project>[] };

/** A few projects told large, picture and text alternating sides. */
export function FeaturedProjects({ title, lead, action, projects }: FeaturedProjectsProps) {
  return (
    <Section>
      <SectionHeading title={title} lead={lead} />
      <ul className="grid gap-12 md:gap-24">
        {projects.map((project) => (
          <li key={project.id} className="group grid items-center gap-6 lg:grid-cols-12 lg:gap-14">
            <div className="max-lg:-mx-5 max-md:order-last md:max-lg:-mx-10 lg:col-span-7 lg:-ml-bleed lg:group-even:order-last lg:group-even:-mr-bleed lg:group-even:ml-0">
              <Picture
                picture={project.image.picture}
                alt={project.image.alt}
                sizes="(min-width: 1024px) 60vw, 100vw"
                className="w-full border-line object-cover object-[0_40%] max-md:h-[111vw] max-md:border-y lg:rounded-r-card lg:group-even:rounded-l-card lg:group-even:rounded-r-none"
              />
            </div>
            <div className="lg:col-span-5">
              <h3 className="font-heading text-heading font-bold lg:text-title">{project.title}</h3>
              <PullLine className="mt-4 md:mt-6">{project.impact}</PullLine>
              <p className="mt-4 text-muted md:mt-6">{project.description}</p>
              <TextLink href={project.link} className="mt-5">
                {action.label}
                <span className="sr-only">&nbsp;: {project.title}</span>
              </TextLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
