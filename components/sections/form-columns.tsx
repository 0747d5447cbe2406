import type { ReactNode } from 'react';
import type { SectionIntro } from '@/content/types';
import { Section } from '@/components/ui/section';

type FormColumnsProps = SectionIntro & { aside: ReactNode; children: ReactNode };

/** A form beside what its reader may want to know while filling it. */
export function FormColumns({ title, lead, aside, children }: FormColumnsProps) {
  return (
    <Section space="tight" className="grid gap-12 lg:grid-cols-[5fr_3fr] lg:gap-24">
      <div>
        <h2 className="sr-only">{title}</h2>
        {lead && <p className="mb-6 hidden text-lead text-muted md:block">{lead}</p>}
        {children}
      </div>
      {aside}
    </Section>
  );
}
