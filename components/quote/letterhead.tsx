import { Fragment } from 'react';
import type { Agency, Logo } from '@/content/types';
import type { PhoneLine } from '@/lib/rules/phone-lines';
import { LogoMark } from '@/components/ui/logo-mark';

type LetterheadProps = Pick<Agency, 'name' | 'tagline' | 'email' | 'origin'> & {
  logo: Logo;
  phones: PhoneLine[];
};

/** Who a printed quote comes from, and how to answer; on paper only. */
export function Letterhead({ name, logo, tagline, email, phones, origin }: LetterheadProps) {
  return (
    <div className="mb-3 hidden items-start justify-between gap-8 border-b-2 border-ink pb-4 print:flex">
      <div className="flex items-center gap-3">
        <LogoMark logo={logo} className="h-12 w-12" />
        <div>
          <p className="font-heading text-subheading font-bold">{name}</p>
          <p className="text-small">{tagline}</p>
        </div>
      </div>
      <address className="text-right text-small not-italic">
        {email}
        <br />
        {phones.map(({ label, number }) => (
          <Fragment key={number}>
            {`${label}\u00a0: ${number}`}
            <br />
          </Fragment>
        ))}
        {origin.replace(/^https?:\/\//, '')}
      </address>
    </div>
  );
}
