import type { LegalSection } from '@/content/types';
import { Section } from '@/components/ui/section';

type LegalTextProps = { sections: LegalSection[]; warning: string | null; updated: string };

/** A page that the law asks for: what is not real yet, few words under their titles, facts in a list, and their day. */
export function LegalText({ sections, warning, updated }: LegalTextProps) {
  return (
    <Section space="tight">
      {warning && (
        <p className="mb-2 rounded border-l-thread border-ochre bg-tint p-5 max-md:text-note md:mb-6">
          {warning}
        </p>
      )}
      {sections.map(({ title, paragraphs = [], list = [], facts = [] }) => (
        <div
          key={title}
          className="grid gap-3 border-b border-line py-5 md:grid-cols-[1fr_2fr] md:gap-12 md:py-12"
        >
          <h2 className="font-heading text-subheading font-bold">{title}</h2>
          <div className="grid max-w-measure gap-3 max-md:text-note md:gap-4">
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {list.length > 0 && (
              <ul className="list-inside list-disc">
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
            {facts.length > 0 && (
              <dl className="grid gap-2.5 md:gap-4">
                {facts.map(({ label, text, href }) => (
                  <div key={label} className="grid grid-cols-[6rem_1fr] items-baseline gap-x-3 md:block">
                    <dt className="text-small text-muted">{label}</dt>
                    <dd className="min-w-0 break-words">
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
            )}
          </div>
        </div>
      ))}
      <p className="mt-5 text-small text-muted">{updated}</p>
    </Section>
  );
}
