import type { LegalFact, LegalSection } from '@/content/types';
import { Section } from '@/components/ui/section';

type LegalTextProps = { sections: LegalSection[]; updated: string };

/** A page that the law asks for: few words beside their titles, which stay, facts on hairlines, and their day. */
export function LegalText({ sections, updated }: LegalTextProps) {
  return (
    <Section space="tight">
      {sections.map(({ title, paragraphs = [], list = [], facts = [] }) => (
        <div
          key={title}
          className="grid gap-3 border-t-2 border-ink py-5 md:grid-cols-[2fr_3fr] md:gap-8 md:pb-20 md:pt-7"
        >
          <h2 className="self-start font-heading text-subheading font-bold md:sticky md:top-24 md:text-heading">
            {title}
          </h2>
          <div className="grid gap-3 max-md:text-note md:gap-5">
            {paragraphs.map((text) => (
              <p key={text} className="max-w-measure">
                {text}
              </p>
            ))}
            {list.length > 0 && (
              <ul className="gap-x-8 border-t border-line md:grid md:grid-cols-2">
                {list.map((item) => (
                  <li key={item} className="border-b border-line py-2">
                    {item}
                  </li>
                ))}
              </ul>
            )}
            <Facts facts={facts.filter(({ text }) => text)} />
          </div>
        </div>
      ))}
      <p className="text-small text-muted">{updated}</p>
    </Section>
  );
}

/** What the law asks for, a line each. */
function Facts({ facts }: { facts: LegalFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="-mt-2.5 md:-mt-4">
      {facts.map(({ label, text, href }) => (
        <div
          key={label}
          className="items-baseline gap-x-3 border-b border-line py-2.5 last:border-0 sm:grid sm:grid-cols-[11rem_1fr] md:py-4"
        >
          <dt className="text-small text-muted">{label}</dt>
          <dd className="min-w-0 break-words font-semibold max-lg:text-note">
            {href ? (
              <a href={href} className="text-link">
                {text}
              </a>
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
