import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PlusIcon } from './strokes';

/** Where each section begins, what its heading says, and the class of its colour where it has one. */
type TableOfContentsProps = {
  label: string;
  headings: readonly { id: string; title: ReactNode; dye?: string }[];
  className: string;
};

/** The sections of a text, as links, folded on phones; nothing for a text too short to need them. */
export function TableOfContents({ label, headings, className }: TableOfContentsProps) {
  if (headings.length < 3) return null;
  return (
    <nav aria-label={label} className={clsx('border-y border-line print:hidden', className)}>
      <p className="wide-title min-h-touch items-center text-note font-semibold">{label}</p>
      <details className="wide-open group">
        <summary className="flex min-h-touch cursor-pointer list-none items-center justify-between rounded text-note font-semibold">
          {label}
          <PlusIcon />
        </summary>
        <ol className="pb-4">
          {headings.map(({ id, title, dye }) => (
            <li key={id} className={dye && `rule rule-dyed pt-2.5 md:pb-1 ${dye}`}>
              <a
                href={`#${id}`}
                className={clsx(
                  'inline-flex min-h-touch items-center rounded hover:text-ink hover:underline md:min-h-8',
                  dye ? 'font-semibold' : 'text-note text-muted',
                )}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
