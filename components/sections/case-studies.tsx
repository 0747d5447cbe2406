import type { PortfolioPage, Project } from '@/content/types';
import { getPicture } from '@/lib/pictures';
import { InertButton } from '@/components/ui/inert-button';
import { Picture } from '@/components/ui/picture';
import { PullLine } from '@/components/ui/pull-line';
import { Section } from '@/components/ui/section';

type CaseStudiesProps = { projects: Project[]; labels: PortfolioPage['labels'] };

/** Every project as a case study. */
export function CaseStudies({ projects, labels }: CaseStudiesProps) {
  return (
    <Section className="grid gap-24 md:gap-32">
      {projects.map((project, index) => (
        <CaseStudy key={project.id} project={project} labels={labels} isFirst={index === 0} />
      ))}
    </Section>
  );
}

type CaseStudyProps = { project: Project; labels: PortfolioPage['labels']; isFirst: boolean };

function CaseStudy({ project, labels, isFirst }: CaseStudyProps) {
  return (
    <article id={project.id}>
      <Picture
        picture={getPicture(project.image.picture)}
        alt={project.image.alt}
        sizes="(min-width: 1240px) 1160px, 92vw"
        priority={isFirst}
        className="h-auto w-full rounded-card"
      />
      <div className="mt-9 grid gap-10 lg:grid-cols-[5fr_4fr] lg:gap-16">
        <div>
          <p className="text-note font-semibold text-indigo-bright">{project.category}</p>
          <h2 className="mt-2 font-heading text-title font-bold">{project.title}</h2>
          <p className="mt-5 max-w-measure text-muted">{project.description}</p>
          <h3 className="sr-only">{labels.impact}</h3>
          <PullLine className="mt-8">{project.impact}</PullLine>
          <div className="mt-8 flex flex-wrap gap-3">
            <InertButton className="inert-button">Voir le projet</InertButton>
            <InertButton className="inert-button">Code source</InertButton>
          </div>
        </div>
        <div>
          <h3 className="font-heading text-subheading font-bold">{labels.features}</h3>
          <ul className="mt-4 border-t border-line">
            {project.features.map((feature) => (
              <li key={feature} className="border-b border-line py-3.5">
                {feature}
              </li>
            ))}
          </ul>
          <h3 className="mt-8 font-heading text-subheading font-bold">{labels.technologies}</h3>
          <p className="mt-3 text-note font-semibold text-indigo-bright">{project.technologies.join(', ')}</p>
        </div>
      </div>
    </article>
  );
}
