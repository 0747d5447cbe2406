import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from './error-summary';
import { Field } from './field';
import { useLead } from './lead-context';

/**
 * The fields of a form, all open, under what went wrong with them; then announcements, the late note, its button with `more` beside
 * it, the link to the privacy page, and what the device keeps.
 */
export function LeadFields({ more }: { more?: ReactNode }) {
  const { form, notes, words } = useLead();
  return (
    <>
      {notes.withoutScript}
      <ErrorSummary />
      {form.fields.map((field) => (
        <Field key={field.name} {...field} />
      ))}
      {notes.notices}
      {notes.late}
      <div className="flex flex-wrap gap-2.5 max-sm:flex-col">
        <Button type="submit" tone="accent" className="sends relative flex-1 disabled:cursor-progress">
          <span className="group-data-[sending]:hidden">{form.submit}</span>
          <span className="hidden group-data-[sending]:inline">{words.sending}</span>
        </Button>
        {more}
      </div>
      <p className="text-small text-muted">
        <a href={words.privacy.href} className="text-link">
          {words.privacy.label}
        </a>
      </p>
      {notes.kept}
    </>
  );
}
