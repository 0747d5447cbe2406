import type { SectionIntro, Step } from '@/content/types';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';

type ThreadStepsProps = SectionIntro & { steps: Step[] };

/** Numbered steps crossed by one continuous thread. */
export function ThreadSteps({ title, lead, steps }: ThreadStepsProps) {
  return (
    <Section>
      <SectionHeading title={title} lead={lead} />
      <ol className="thread grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step.title} className="relative">
            <p className="thread-number relative font-heading text-figure font-bold text-indigo-bright">
              {String(index + 1).padStart(2, '0')}
            </p>
            <h3 className="mt-6 font-heading text-subheading font-bold">{step.title}</h3>
            <p className="mt-3 text-muted">{step.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
