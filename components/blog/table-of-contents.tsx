/** More sections than this would push the text off a phone's first screens: the list then waits to be opened. */
const LONG = 8;

/** Where each section begins and what its heading says, as HTML. */
type TableOfContentsProps = { headings: readonly { id: string; title: string }[] };

/** The sections of an article, as links; nothing for a text too short to need them. */
export function TableOfContents({ headings }: TableOfContentsProps) {
  if (headings.length < 3) return null;
  return (
    <nav aria-label="Sommaire" className="mx-auto mt-8 max-w-measure border-y border-line print:hidden">
      <details open={headings.length <= LONG} className="group">
        <summary className="flex min-h-touch cursor-pointer list-none items-center justify-between rounded text-note font-semibold">
          Sommaire
          <span aria-hidden="true" className="text-subheading font-normal text-muted">
            <span className="group-open:hidden">+</span>
            <span className="hidden group-open:inline">−</span>
          </span>
        </summary>
        <ol className="pb-4">
          {headings.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-touch items-center rounded text-note text-muted hover:text-ink hover:underline"
                dangerouslySetInnerHTML={{ __html: title }}
              />
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
