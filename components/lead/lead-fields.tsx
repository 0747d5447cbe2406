import type { ReactNode } from 'react';
import type { FormField } from '@/content/types';
import { fill } from '@/lib/rules/fill';
import { groupThousands } from '@/lib/rules/group-thousands';
import { MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH } from '@/lib/rules/lead/contract';
import { buttonLook } from '@/components/ui/button';
import { ErrorSummary } from './error-summary';
import { Field } from './field';
import { useLead } from './lead-context';

/** What a form asks, every field open; then what it says where scripts are late, its button, `more` beside it, and what is kept of it. */
export function LeadFields({ more }: { more?: ReactNode }) {
  const { form, notes, words } = useLead();
  return (
    <>
      {notes.withoutScript}
      <ErrorSummary />
      {form.fields.map((field) => (
        <LeadField key={field.name} field={field} />
      ))}
      {notes.late}
      <div className="flex flex-wrap gap-2.5 max-sm:flex-col">
        <button type="submit" className={`${buttonLook('accent')} sends flex-1 disabled:cursor-progress`}>
          <span className="group-data-[sending]:hidden">{form.submit}</span>
          <span className="hidden group-data-[sending]:inline">{words.sending}</span>
        </button>
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

/** One field, with what is wrong with it; a message that grows long says how long it is. */
function LeadField({ field }: { field: FormField }) {
  const { answers, errors, words } = useLead();
  const { length } = answers.message;
  const [count, most] = [groupThousands(length), groupThousands(MAX_MESSAGE_LENGTH)];
  const isLong = field.kind === 'message' && length > 0.8 * MAX_MESSAGE_LENGTH;
  return (
    <Field
      {...field}
      maxLength={MAX_LINE_LENGTH}
      error={errors[field.name]}
      hint={isLong ? fill(words.fields.length, { count, most }) : undefined}
      words={{ ...words.fields, mark: words.errors.mark }}
    />
  );
}
