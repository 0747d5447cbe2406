import type { ReactNode } from 'react';
import type { ContactPage } from '@/content/types';
import type { PhoneLine } from '@/lib/rules/phone-lines';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

type FormColumnsProps = ContactPage['form'] & { phone?: PhoneLine; aside: ReactNode; children: ReactNode };

/** A form beside what its reader may want to know while filling it; on phones, a number for whoever would rather not type. */
export function FormColumns({ title, lead, instead, phone, aside, children }: FormColumnsProps) {
  return (
    <Section space="tight" className="grid gap-12 lg:grid-cols-[5fr_3fr] lg:gap-24">
      <div>
        <h2 className="sr-only">{title}</h2>
        {lead && <p className="mb-6 hidden text-lead text-muted md:block">{lead}</p>}
        {phone && (
          <p className="-mt-5 mb-1 text-note text-muted md:hidden">
            {`${instead} `}
            <TextLink href={phone.href}>{`${phone.label}\u00a0: ${phone.number}`}</TextLink>
          </p>
        )}
        {children}
      </div>
      {aside}
    </Section>
  );
}
