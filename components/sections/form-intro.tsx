import type { ContactPage } from '@/content/types';
import type { PhoneLine } from '@/lib/rules/phone-lines';
import { TextLink } from '@/components/ui/text-link';

type FormIntroProps = Pick<ContactPage['form'], 'title' | 'intro' | 'instead'> & { phone?: PhoneLine };

/** What stands above the message form; on phones, a number for whoever would rather not type. */
export function FormIntro({ title, intro, instead, phone }: FormIntroProps) {
  return (
    <>
      <h2 className="sr-only">{title}</h2>
      <p className="mb-6 hidden text-intro text-muted md:block">{intro}</p>
      {phone && (
        <p className="-mt-5 mb-1 text-note text-muted md:hidden">
          {`${instead} `}
          <TextLink href={phone.href}>{`${phone.label}\u00a0: ${phone.number}`}</TextLink>
        </p>
      )}
    </>
  );
}
