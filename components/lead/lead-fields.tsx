import { fill } from '@/lib/rules/fill';
import { groupThousands } from '@/lib/rules/format-price';
import { MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH } from '@/lib/rules/lead/contract';
import { formAction } from '@/lib/rules/lead/mailer';
import { whatsappAddress } from '@/lib/rules/phone-lines';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from './error-summary';
import { Field } from './field';
import { useLead } from './lead-context';

/** Who writes, and what: the same fields in both forms, read-only while a message is under way; what is optional is folded. */
export function LeadFields() {
  const { answers, errors, status, store, words } = useLead();
  const labels = words.fields;
  const isQuote = store.subject === 'quote';
  const readOnly = status === 'sending';
  const line = { readOnly, maxLength: MAX_LINE_LENGTH };
  const { length } = answers.message;
  const [count, most] = [groupThousands(length), groupThousands(MAX_MESSAGE_LENGTH)];
  const more = (
    <>
      <Field {...line} name="company" label={labels.company} autoComplete="organization" isOptional />
      {labels.more
        .filter(({ only = store.subject }) => only === store.subject)
        .map(({ label, type, autoComplete, choices }) => (
          <Field key={label} {...line} name={label} {...{ label, type, autoComplete, choices }} isOptional />
        ))}
      <Field
        multiline
        readOnly={readOnly}
        name="message"
        label={labels.message}
        error={errors.message}
        hint={length > 0.8 * MAX_MESSAGE_LENGTH ? fill(labels.length, { count, most }) : undefined}
        isOptional={isQuote}
      />
    </>
  );
  const email = { type: 'email', autoComplete: 'email', error: errors.email };
  return (
    <>
      <WithoutScript />
      <ErrorSummary />
      <Field {...line} name="name" label={labels.name} autoComplete="name" error={errors.name} />
      <Field {...line} name="email" label={labels.email} {...email} />
      {isQuote ? (
        <details suppressHydrationWarning>
          <summary className="text-link inline-flex min-h-touch cursor-pointer items-center font-semibold">
            {labels.addMessage}
          </summary>
          <div className="mt-3 grid gap-6">{more}</div>
        </details>
      ) : (
        more
      )}
      <Button
        type="submit"
        tone={isQuote ? 'accent' : 'dark'}
        disabled={readOnly}
        className="w-full disabled:cursor-progress disabled:opacity-70"
      >
        {readOnly ? words.sending : words[store.subject].submit}
      </Button>
      <p className="text-small text-muted">
        <a href={words.privacy.href} className="text-link">
          {words.privacy.label}
        </a>
      </p>
    </>
  );
}

/** The ways to write when scripts are off: shown by the browser itself, only then. */
function WithoutScript() {
  const { agency, words } = useLead();
  const { posted, mailed, or } = words.withoutScript;
  return (
    <noscript>
      <p className="rounded border-l-thread border-ochre bg-tint p-5 text-ink">
        {`${formAction() ? posted : mailed} `}
        <a href={`mailto:${agency.email}`} className="text-link">
          {agency.email}
        </a>
        {agency.whatsapp && (
          <>
            {` ${or} `}
            <a href={whatsappAddress(agency.whatsapp)} className="text-link">
              WhatsApp
            </a>
          </>
        )}
        .
      </p>
    </noscript>
  );
}
