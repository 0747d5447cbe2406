import clsx from 'clsx';
import type { PortfolioPage, Project, WithImage } from '@/content/types';
import { subjectLink } from '@/lib/rules/lead/subject-link';
import { twoDigits } from '@/lib/rules/numbers';
import { Figure, PullLine } from '@/components/ui/figure';
import { FoldedList } from '@/components/ui/folded-list';
import { InertButton } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

type Labels = PortfolioPage['labels'];
/** A project, and the subject of a message that asks to be shown it. */
type Case = WithImage<Project> & { subject: string };
type CaseProps = { project: Case; labels: Labels };

/** Every project as a case study, its picture across the page, then on one side or the other. */
export function CaseStudies({ projects, labels }: { projects: Case[]; labels: Labels }) {
  if (projects.length === 0) return null;
  return (
    <Section space="tight" className="grid gap-10 md:gap-24">
      {projects.map((project, index) => (
        <CaseStudy key={project.id} project={project} labels={labels} index={index} count={projects.length} />
      ))}
    </Section>
  );
}

/** Where the picture of a project lies: across the page, or beside its words. */
const sides = [
  'lg:col-span-12',
  'lg:col-span-7 lg:row-span-2 lg:-mr-bleed lg:[&_img]:rounded-r-none',
  'lg:col-span-7 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:-ml-bleed lg:[&_img]:rounded-l-none',
];

function CaseStudy({ project, labels, index, count }: CaseProps & { index: number; count: number }) {
  const side = sides[index % sides.length];
  const isWide = side === sides[0];
  const made = [project.place, project.year, project.duration].filter(Boolean).join(', ');
  const column = isWide ? 'lg:col-span-6' : clsx('lg:col-span-5', side === sides[2] && 'lg:col-start-8');
  return (
    <article
      id={project.id}
      className={clsx(
        'grid gap-4 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-x-14 lg:gap-y-8',
        index > 0 && 'max-md:border-t-2 max-md:border-ink max-md:pt-5',
      )}
    >
      <div className={isWide ? 'lg:col-span-12' : column}>
        <p className="caption max-md:text-fine">
          {twoDigits(index + 1)} / {twoDigits(count)}, {project.category}
        </p>
        <h2 className="relative z-20 mt-1 font-heading text-heading font-bold lg:text-title">
          {project.title}
        </h2>
        {made && <p className="mt-1 text-note text-muted">{made}</p>}
        <h3 className="sr-only">{labels.impact}</h3>
        <div className={clsx(isWide && 'lg:flex lg:items-end lg:gap-12')}>
          <Figure figure={project.figure} className={clsx(isWide && 'lg:text-giant')} />
          <PullLine className="mt-2 max-w-measure md:mt-4">{project.impact}</PullLine>
        </div>
      </div>
      <div className={clsx('max-md:-mx-gutter', side)}>
        <Picture
          {...project.image}
          sizes={isWide ? '(min-width: 77.5em) 72.5rem, 100vw' : '(min-width: 64em) 60vw, 100vw'}
          order={index === 0 ? 'poster' : undefined}
          className="w-full md:rounded-card"
        />
      </div>
      <div className={column}>
        {project.measured && <p className="mb-2 max-w-measure text-note font-semibold">{project.measured}</p>}
        <p className="max-w-measure text-muted max-md:text-note">{project.description}</p>
        {project.technologies[0] && <h3 className="sr-only">{labels.technologies}</h3>}
        <p className="caption mt-2 md:mt-3">{project.technologies.join(', ')}</p>
        <div className="mt-2 flex flex-wrap gap-x-5 text-note">
          <TextLink label={labels.tour} of={project.title} href={subjectLink(project.subject)} />
          {labels.visit && <InertButton>{labels.visit}</InertButton>}
          {labels.source && <InertButton>{labels.source}</InertButton>}
        </div>
      </div>
      <div className={isWide ? `${column} lg:-mt-2.5` : 'lg:col-span-12'}>
        <FoldedList title={labels.features} items={project.features} isWide={!isWide} />
      </div>
    </article>
  );
}
