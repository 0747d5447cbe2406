import clsx from 'clsx';
import type { LegalFact, LegalPageWords, LegalWords } from '@/content/types';
import { dyeOf } from '@/lib/rules/quote/cloth';
import { slugOf } from '@/lib/rules/slug-of';
import { Section } from '@/components/ui/section';
import { Selvedge } from '@/components/ui/selvedge';
import { TableOfContents } from '@/components/ui/table-of-contents';
import { WholeWords } from '@/components/ui/whole-words';

type LegalTextProps = Omit<LegalPageWords, 'header'> & { contents: string; words: LegalWords };

/**
 * A page that the law asks for: its fact and what it holds stay beside it, each part is a thread of the warp; and the day of its
 * last change.
 */
export function LegalText({ fact, sections: all, contents, words }: LegalTextProps) {
  const sections = all.filter(hasText);
  const headings = sections.map(({ title }, index) => ({ id: slugOf(title), title, dye: dyeOf(index) }));
  return (
    <Section
      space="tight"
      className="grid gap-x-16 gap-y-6 max-lg:-mt-5 lg:grid-cols-[1fr_theme(maxWidth.measure)] lg:pb-24"
    >
      <div className="self-start lg:sticky lg:top-24">
        {fact && (
          <p className="mb-4 text-note text-muted md:mb-7">
            {fact.label}
            <span className="block font-heading text-colossal font-bold tracking-tight text-indigo-bright">
              {fact.number}
            </span>
          </p>
        )}
        <TableOfContents label={contents} headings={headings} className="md:border-0" />
      </div>
      <div className="warp min-w-0">
        {sections.map(({ title, paragraphs = [], list = [], facts = [] }, index) => (
          <section
            key={title}
            aria-labelledby={slugOf(title)}
            className={`rule rule-dyed ${dyeOf(index)} mb-9 pt-7 max-lg:last-of-type:mb-0 md:mb-14 md:pt-9 lg:[&::before]:-left-warp lg:[&::before]:right-0`}
          >
            <h2 id={slugOf(title)} className="font-heading text-heading font-bold">
              {title}
            </h2>
            <div className="mt-3 grid grid-cols-1 gap-4 md:mt-6 md:gap-5">
              {paragraphs.map((text, place) => (
                <p key={text}>{place === 0 ? <Led text={text} /> : <WholeWords>{text}</WholeWords>}</p>
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
              <Facts facts={facts.filter(({ text }) => text)} toWrite={words.toWrite} />
            </div>
          </section>
        ))}
        <Selvedge className="-ml-warp-gutter max-lg:hidden" />
        {/* Out of the grid: what stays beside the parts ends with their warp. */}
        <p className="caption mt-3 lg:absolute lg:top-full">{words.updated}</p>
      </div>
    </Section>
  );
}

/** Whether a part says anything: one whose facts the agency does not have is left out. */
function hasText({ paragraphs = [], list = [], facts }: LegalPageWords['sections'][number]): boolean {
  return !facts || paragraphs.length > 0 || list.length > 0 || facts.some(({ text }) => text);
}

/** A text whose first sentence says what it is about. */
function Led({ text }: { text: string }) {
  const lead = /^.+?[.?!](?=\s\p{Lu}|$)/u.exec(text)?.[0] ?? text;
  const rest = text.slice(lead.length).trim();
  return (
    <>
      <strong
        className={clsx('block text-intro font-semibold leading-snug text-indigo-bright', rest && 'mb-2')}
      >
        <WholeWords>{lead}</WholeWords>
      </strong>
      <WholeWords>{rest}</WholeWords>
    </>
  );
}

/** Words as short as names stand in two columns on phones too. */
function columnsOf(list: string[]) {
  return list.every(({ length }) => length < 24) ? 'grid-cols-2' : 'grid-cols-1';
}

/** What the law asks for, a line each; what stands in brackets is still to be written. */
function Facts({ facts, toWrite }: { facts: LegalFact[]; toWrite: string }) {
  if (facts.length === 0) return null;
  return (
    <dl>
      {facts.map(({ label, text, href }) => (
        <div
          key={label}
          className="items-baseline gap-x-2 border-b border-line py-2 last:border-0 min-[22em]:grid min-[22em]:grid-cols-facts sm:grid-cols-index md:py-3.5"
        >
          <dt className="min-w-0 break-words text-fine text-muted sm:text-small">{label}</dt>
          <dd className="min-w-0 break-words max-md:text-note">
            {href ? (
              <a href={href} className="text-link">
                {text}
              </a>
            ) : text?.startsWith('[') ? (
              <>
                <span className="sr-only">{toWrite}</span>
                <span className="text-muted">{` ${text}`}</span>
              </>
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
