import type { ReactNode } from 'react';
import type { Agency, ContactPage } from '@/content/types';
import { MailLink } from '@/components/ui/mail-link';
import { WholeWords } from '@/components/ui/whole-words';
import type { WrittenLine } from './form-intro';

type ContactDetailsProps = ContactPage['details'] &
  Pick<Agency, 'email' | 'networks'> & { phones: readonly WrittenLine[]; person: ReactNode };

/** How to reach the agency without the form, and who answers. */
export function ContactDetails({ email, networks, phones, person, labels, ...words }: ContactDetailsProps) {
  return (
    <section
      aria-labelledby="coordonnees"
      className="relative -mx-gutter bg-indigo text-white md:-mx-10 lg:-mr-bleed lg:ml-0"
    >
      <div className="px-gutter py-7 md:px-10 lg:pl-8 lg:pr-bleed">
        <h2 id="coordonnees" className="font-heading text-heading font-bold">
          {words.title}
        </h2>
        {words.intro && <p className="mt-3 text-lavender max-md:text-note">{words.intro}</p>}
        {person}
        <dl className="mt-5 gap-x-14 md:grid md:grid-cols-2 lg:block">
          <Detail term={labels.email}>
            <MailLink email={email} className="text-link break-anywhere" />
          </Detail>
          {phones.map(({ label, number, href, isMain, attributes }) => (
            <Detail key={href} term={isMain ? labels.phone : label}>
              <a href={href} {...attributes} className="text-link">
                {number}
              </a>
            </Detail>
          ))}
          <Detail term={labels.location}>{words.location}</Detail>
          <Detail term={labels.hours}>
            <WholeWords>{words.hours}</WholeWords>
            <span className="block font-normal text-lavender">
              <WholeWords>{words.hoursElsewhere ?? ''}</WholeWords>
            </span>
          </Detail>
          {networks.map(({ name, href }) => (
            <Detail key={href} term={labels.network}>
              <a href={href} rel="noopener" className="text-link">
                {name}
              </a>
            </Detail>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline border-t border-indigo-thread py-3.5 max-xs:flex-wrap">
      <dt className="w-24 shrink-0 text-small text-lavender lg:w-28">{term}</dt>
      <dd className="min-w-0 font-semibold max-md:text-note max-xs:text-small">{children}</dd>
    </div>
  );
}
