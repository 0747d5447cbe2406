import clsx from 'clsx';

type SectionHeadingProps = { id?: string; title: string; lead?: string; onDark?: boolean };

/** Title of a section and, where there is one, its lead. */
export function SectionHeading({ id, title, lead, onDark = false }: SectionHeadingProps) {
  return (
    <div className="mb-5 md:mb-14">
      <h2 id={id} className="max-w-[11.6em] font-heading text-title font-bold">
        {title}
      </h2>
      {lead && (
        <p className={clsx('mt-3 max-w-measure text-lead md:mt-6', onDark ? 'text-lavender' : 'text-muted')}>
          {lead}
        </p>
      )}
    </div>
  );
}
