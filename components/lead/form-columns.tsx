import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import { useLead } from './lead-context';

/** A form beside what its reader may want to know while filling it; away once its message has left, not while one has failed. */
export function FormColumns({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  const { status } = useLead();
  return (
    <Section
      hidden={status === 'sent'}
      space="tight"
      className="grid items-start gap-12 lg:grid-cols-[5fr_3fr] lg:gap-24"
    >
      <div>{children}</div>
      {aside}
    </Section>
  );
}
