import { fill } from '@/lib/rules/fill';
import { groupThousands } from '@/lib/rules/format-price';
import { FIELDS } from '@/lib/rules/lead/answers';
import { MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH } from '@/lib/rules/lead/contract';
import { Field } from './field';
import { useLead } from './lead-context';

/**
 * Who writes, and what: the same four fields in both forms. They are read-only while a message is under way. Where the
 * message is optional, what is not asked for is folded away.
 */
export function LeadFields({ isMessageOptional = false }: { isMessageOptional?: boolean }) {
  const { answers, errors, status, words } = useLead();
  const labels = words.fields;
  const readOnly = status === 'sending';
  const line = { readOnly, maxLength: MAX_LINE_LENGTH };
  const { length } = answers.message;
  const more = (
    <>
      <Field {...line} name={FIELDS.company} label={labels.company} autoComplete="organization" isOptional />
      <Field
        multiline
        readOnly={readOnly}
        name={FIELDS.message}
        label={labels.message}
        error={errors.message}
        hint={
          length > 0.8 * MAX_MESSAGE_LENGTH
            ? fill(labels.length, { count: groupThousands(length), most: groupThousands(MAX_MESSAGE_LENGTH) })
            : undefined
        }
        isOptional={isMessageOptional}
      />
    </>
  );
  return (
    <>
      <Field {...line} name={FIELDS.name} label={labels.name} autoComplete="name" error={errors.name} />
      <Field
        {...line}
        name={FIELDS.email}
        label={labels.email}
        type="email"
        autoComplete="email"
        error={errors.email}
      />
      {isMessageOptional ? (
        <details suppressHydrationWarning>
          <summary className="text-link inline-flex min-h-touch cursor-pointer items-center font-semibold">
            {labels.addMessage}
          </summary>
          <div className="mt-3 grid gap-6">{more}</div>
        </details>
      ) : (
        more
      )}
    </>
  );
}
