import { formAction } from '@/lib/rules/lead/mailer';
import { whatsappAddress } from '@/lib/rules/phone-lines';
import { ButtonLink } from '@/components/ui/button';
import { useLead } from './lead-context';

/** What a form says of itself without React, as the early script decides: that its text is kept, that scripts did not come. */
export function FormNotes() {
  const { agency, words } = useLead();
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
          {formAction() ? late.again : late.otherWays}
        </p>
        <div className="mt-3 flex flex-wrap gap-2.5">
          {agency.whatsapp && (
            <ButtonLink tone="small" href={whatsappAddress(agency.whatsapp)} data-late-link="?text=">
              WhatsApp
            </ButtonLink>
          )}
          <ButtonLink tone="small" href={`mailto:${agency.email}`} data-late-link="?body=">
            {words.otherWays.email}
          </ButtonLink>
        </div>
      </div>
      <p className="hidden items-center gap-x-4 text-small text-muted group-data-[kept]:flex print:!hidden">
        <span role="status">
          <strong className="hidden group-data-[restored=draft]:inline">{`${draft.restored} `}</strong>
          <strong className="hidden group-data-[restored=unsent]:inline">{`${draft.unsent} `}</strong>
          <strong className="hidden group-data-[restored=unsure]:inline">{`${draft.unsure} `}</strong>
          {draft.kept}
        </span>
        <button type="button" data-erase="" className="text-link min-h-touch font-semibold">
          {draft.erase}
        </button>
      </p>
    </>
  );
}
