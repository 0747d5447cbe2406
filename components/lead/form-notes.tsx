import * as protocol from '@/components/early/protocol';
import { ButtonLink } from '@/components/ui/button';
import { useLead } from './lead-context';

/** What a form says of itself without React, as the early script decides: that its text is kept, that scripts did not come. */
export function FormNotes({ isPosted }: { isPosted: boolean }) {
  const { waiting, agency, words } = useLead();
  const { draft, late } = words;
  return (
    <>
      <div
        role="alert"
        className="hidden rounded border-l-thread border-terracotta bg-terracotta-pale p-5 text-ink group-data-[late]:block print:!hidden"
      >
        <p>
          <strong>{late.title}</strong>{' '}
          <span className="hidden group-data-[kept]:inline">{`${late.kept} `}</span>
          {isPosted ? late.again : late.otherWays}
        </p>
        <div className="mt-3 flex flex-wrap gap-2.5">
          <ButtonLink
            tone="small"
            href={`https://wa.me/${agency.whatsapp}`}
            {...{ [protocol.lateLink]: '?text=' }}
          >
            WhatsApp
          </ButtonLink>
          <ButtonLink tone="small" href={`mailto:${agency.email}`} {...{ [protocol.lateLink]: '?body=' }}>
            {words.otherWays.email}
          </ButtonLink>
        </div>
      </div>
      {/* The waiting message says the same of the same words. */}
      {waiting.length === 0 && (
        <p className="hidden items-center gap-x-4 text-small text-muted group-data-[kept]:flex print:!hidden">
          <span role="status">
            <strong className="hidden group-data-[restored]:inline group-data-[restored=posted]:hidden">
              {`${draft.restored} `}
            </strong>
            <strong className="hidden group-data-[restored=posted]:inline">{`${draft.posted} `}</strong>
            {draft.kept}
          </span>
          <button type="button" {...{ [protocol.erase]: '' }} className="text-link min-h-touch font-semibold">
            {draft.erase}
          </button>
        </p>
      )}
    </>
  );
}
