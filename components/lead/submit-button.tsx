import { Button, type ButtonTone } from '@/components/ui/button';
import { useLead } from './lead-context';

/** Sends the form, disabled while a message is under way; below it, where to read what is kept of a message. */
export function SubmitButton({ tone, children }: { tone?: ButtonTone; children: string }) {
  const isSending = useLead().status === 'sending';
  return (
    <>
      <Button
        type="submit"
        tone={tone}
        disabled={isSending}
        className="w-full disabled:cursor-progress disabled:opacity-70"
      >
        {isSending ? 'Envoi en cours...' : children}
      </Button>
      <p className="text-small text-muted">
        <a href="/confidentialite" className="text-link">
          Ce que nous gardons de votre message
        </a>
      </p>
    </>
  );
}
