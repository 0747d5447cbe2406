import { Button, type ButtonTone } from '@/components/ui/button';
import { useLead } from './lead-context';

/** Sends the form, disabled while a message is under way; below it, where to read what is kept of a message. */
export function SubmitButton({ tone }: { tone?: ButtonTone }) {
  const { status, store, words } = useLead();
  const isSending = status === 'sending';
  return (
    <>
      <Button
        type="submit"
        tone={tone}
        disabled={isSending}
        className="w-full disabled:cursor-progress disabled:opacity-70"
      >
        {isSending ? words.sending : words[store.subject].submit}
      </Button>
      <p className="text-small text-muted">
        <a href={words.privacy.href} className="text-link">
          {words.privacy.label}
        </a>
      </p>
    </>
  );
}
