import clsx from 'clsx';
import type { LegalFact, LegalSection } from '@/content/types';
import { dyeOf } from '@/lib/rules/quote/cloth';
import { slugOf } from '@/lib/rules/slug-of';
import { Section } from '@/components/ui/section';
import { Selvedge } from '@/components/ui/selvedge';
import { TableOfContents } from '@/components/ui/table-of-contents';

type LegalTextProps = { sections: LegalSection[]; contents: string; updated: string };

/** A page that the law asks for: what it holds, which stays beside it; each part a thread of the warp beside them; and their day. */
export function LegalText({ sections, contents, updated }: LegalTextProps) {
  const headings = sections.map(({ title }, index) => ({ id: slugOf(title), title, dye: dyeOf(index) }));
  return (
    <Section
      space="tight"
      className="grid gap-x-16 gap-y-6 max-lg:-mt-5 lg:grid-cols-[1fr_theme(maxWidth.measure)] lg:gap-y-10"
    >
      <TableOfContents
        label={contents}
        headings={headings}
        className="self-start md:border-0 lg:sticky lg:top-24"
      />
      <div className="warp min-w-0">
        {sections.map(({ title, paragraphs = [], list = [], facts = [] }, index) => (
          <section
            key={title}
            aria-labelledby={slugOf(title)}
            className={`rule rule-dyed ${dyeOf(index)} mb-9 pt-7 max-lg:last-of-type:mb-0 md:mb-20 md:pt-9 lg:[&::before]:-left-[1.375rem] lg:[&::before]:right-0`}
          >
            <h2 id={slugOf(title)} className="font-heading text-heading font-bold">
              {title}
            </h2>
            <div className="mt-3 grid grid-cols-1 gap-4 md:mt-6 md:gap-5">
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
              {list.length > 0 && (
                <ul
                  className={`grid gap-x-4 border-t border-line md:grid-cols-2 md:gap-x-8 ${columnsOf(list)}`}
                >
                  {list.map((item) => (
                    <li key={item} className="border-b border-line py-2 max-md:text-note">
                      {item}
                    </li>
                  ))}
                </ul>
              )}
              <Facts facts={facts.filter(({ text }) => text)} />
            </div>
          </section>
        ))}
        <Selvedge className="-ml-11 max-lg:hidden" />
      </div>
      <p className="caption -mt-3 lg:col-start-2 lg:-mt-7 lg:mb-16">{updated}</p>
    </Section>
  );
}

/** Words as short as names stand in two columns on phones too. */
function columnsOf(list: string[]) {
  return list.every(({ length }) => length < 24) ? 'grid-cols-2' : 'grid-cols-1';
}

/** What the law asks for, a line each, and in brackets, quieter, what is still to be written. */
function Facts({ facts }: { facts: LegalFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl>
      {facts.map(({ label, text, href }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-2 last:border-0 sm:grid sm:grid-cols-index md:py-3.5"
        >
          <dt className="min-w-28 text-small text-muted">{label}</dt>
          <dd className={clsx('min-w-0 break-words', text?.startsWith('[') && 'caption')}>
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
