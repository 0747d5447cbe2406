import type { Point, SectionIntro } from '@/content/types';
import { twoDigits } from '@/lib/rules/numbers';
import { Section, SectionHeading } from '@/components/ui/section';

/** Numbered steps crossed by one continuous thread. */
export function ThreadSteps({ title, intro, steps }: SectionIntro & { steps: Point[] }) {
  return (
    <Section>
      <SectionHeading opening="side" title={title} intro={intro} />
      <ol className="thread-steps grid gap-x-8 gap-y-5 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step.title}>
            <p className="absolute left-0 top-0 z-10 inline-block bg-white pb-1 font-heading text-pull font-bold leading-none text-indigo-bright max-xs:static lg:relative lg:pr-3 lg:text-figure">
              {twoDigits(index + 1)}
            </p>
            <h3 className="font-heading text-minor font-bold md:max-lg:text-subheading lg:mt-6">
              {step.title}
            </h3>
            <p className="mt-1 max-w-measure text-muted max-md:text-note lg:mt-3">{step.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
