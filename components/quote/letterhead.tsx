import type { Agency, Logo } from '@/content/types';
import type { PhoneLine } from '@/lib/rules/phone-lines';
import { LogoMark } from '@/components/ui/logo-mark';

type LetterheadProps = Pick<Agency, 'name' | 'tagline' | 'email' | 'origin'> & {
  logo: Logo;
  phones: PhoneLine[];
};

/** Who a printed quote comes from, and how to answer; on paper only. */
export function Letterhead({ name, logo, tagline, email, phones, origin }: LetterheadProps) {
  const numbers = phones.map(({ label, number }) => `${label}\u00a0: ${number}`);
  return (
    <div className="mb-3 hidden items-start justify-between gap-8 border-b-2 border-ink pb-4 print:flex">
      <div className="flex items-center gap-3">
        <LogoMark logo={logo} className="h-12 w-12" />
        <div>
          <p className="font-heading text-subheading font-bold">{name}</p>
          <p className="text-small">{tagline}</p>
        </div>
      </div>
      <address className="whitespace-pre-line text-right text-small not-italic">
        {[email, ...numbers, origin.replace(/^https?:\/\//, '')].join('\n')}
      </address>
    </div>
  );
}
