import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';

/** A form beside what its reader may want to know while filling it. */
export function FormColumns({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <Section space="tight" className="grid gap-12 lg:grid-cols-[5fr_3fr] lg:gap-24">
      <div>{children}</div>
      {aside}
    </Section>
  );
}
