import type { ReactNode } from 'react';
import { firstPly } from '@/lib/rules/quote/cloth';
import { Button } from '@/components/ui/button';
import { LabelledLink } from '@/components/ui/text-link';
import type { Thread } from '@/components/ui/woven-threads';
import { ErrorSummary } from './error-summary';
import { Field } from './field';
import { useLead } from './lead-context';

/**
 * The fields of a form, all open, under what went wrong with them; then announcements, the late note, its button with `more` beside
 * it, the link to the privacy page, and what the device keeps. While they leave, each takes the dye of one of `threads`, the last
 * first.
 */
export function LeadFields({ threads, more }: { threads: readonly Thread[]; more?: ReactNode }) {
  const { status, form, notes, words } = useLead();
  const woven = status === 'sending' ? threads : [];
  return (
    <>
      {notes.withoutScript}
      <ErrorSummary />
      {form.fields.map((field, index) => {
        const turn = form.fields.length - 1 - index;
        return (
          <Field key={field.name} {...field} dye={firstPly(woven[turn % woven.length]?.dye)} turn={turn} />
        );
      })}
      {notes.notices}
      {notes.late}
      <div className="flex flex-wrap gap-2.5 max-sm:flex-col">
        <Button type="submit" tone="accent" className="sends relative flex-1 disabled:cursor-progress">
          <span className="group-data-[sending]:hidden">{form.submit}</span>
          <span className="hidden group-data-[sending]:inline">{words.sending}</span>
        </Button>
        {more}
      </div>
      {/* What a button says as it changes is not heard. */}
      <p role="status" className="sr-only">
        <span className="hidden group-data-[sending]:inline">{words.sending}</span>
      </p>
      <p className="text-small text-muted">
        <LabelledLink {...words.privacy} className="text-link" />
      </p>
      {notes.kept}
    </>
  );
}
