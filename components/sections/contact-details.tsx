import type { ContactPage, Site } from '@/content/types';
import type { PhoneLine } from '@/lib/rules/phone-lines';
import { WholeWords } from '@/components/ui/whole-words';

type ContactDetailsProps = ContactPage['details'] & { site: Site; phones: PhoneLine[] };

/** How to reach the agency without the form. */
export function ContactDetails({ site, phones, labels, ...words }: ContactDetailsProps) {
  const [box, host] = site.email.split('@');
  return (
    <section aria-labelledby="coordonnees">
      <h2 id="coordonnees" className="font-heading text-heading font-bold">
        {words.title}
      </h2>
      {words.lead && <p className="mt-3 text-muted max-md:text-note">{words.lead}</p>}
      <dl className="mt-5 border-t border-ink md:mt-7">
        <Detail term={labels.email}>
          <a href={`mailto:${site.email}`} className="text-link break-words rounded [overflow-wrap:anywhere]">
            {box}@<wbr />
            {host}
          </a>
        </Detail>
        {phones.map(({ label, number, href }, position) => (
          <Detail key={href} term={position === 0 ? labels.phone : label}>
            <a href={href} className="text-link rounded">
              {number}
            </a>
          </Detail>
        ))}
        <Detail term={labels.location}>{`${words.location}, ${words.presence}`}</Detail>
        <Detail term={labels.replyTime}>{words.replyTime}</Detail>
        <Detail term={labels.hours}>
          <WholeWords>{words.hours}</WholeWords>
          <span className="block font-normal text-muted">{words.hoursElsewhere}</span>
        </Detail>
        <Detail term={labels.network}>
          <a href={site.linkedin} rel="noopener" className="text-link rounded">
            LinkedIn
          </a>
        </Detail>
      </dl>
    </section>
  );
}

function Detail({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[5.7rem_1fr] items-baseline gap-x-2 border-b border-line py-3 md:grid-cols-[11rem_1fr] lg:block lg:py-4">
      <dt className="text-small text-muted">{term}</dt>
      <dd className="font-semibold max-md:text-note lg:mt-1">{children}</dd>
    </div>
  );
}
