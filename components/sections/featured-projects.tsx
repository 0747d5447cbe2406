import type { HomePage, Project } from '@/content/types';
import { getPicture } from '@/lib/pictures';
import { Picture } from '@/components/ui/picture';
import { PullLine } from '@/components/ui/pull-line';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { TextLink } from '@/components/ui/text-link';

type FeaturedProjectsProps = HomePage['projects'] & { projects: Project[] };

/** A few projects told large, picture and text alternating sides. */
export function FeaturedProjects({ title, lead, action, projects }: FeaturedProjectsProps) {
  return (
    <Section>
      <SectionHeading title={title} lead={lead} />
      <ul className="grid gap-16 md:gap-24">
        {projects.map((project) => (
          <li key={project.id} className="group grid items-center gap-8 lg:grid-cols-[5fr_4fr] lg:gap-14">
            <Picture
              picture={getPicture(project.image.picture)}
              alt={project.image.alt}
              sizes="(min-width: 1280px) 640px, (min-width: 1024px) 54vw, 92vw"
              className="h-auto w-full rounded-card lg:group-even:order-last"
            />
            <div>
              <h3 className="font-heading text-heading font-bold">{project.title}</h3>
              <p className="mt-4 text-muted">{project.description}</p>
              <PullLine className="mt-6">{project.impact}</PullLine>
              <TextLink href={project.link} className="mt-5">
                {action.label}
                <span className="sr-only"> : {project.title}</span>
              </TextLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
