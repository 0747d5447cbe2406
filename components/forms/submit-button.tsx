import { Button, type ButtonTone } from '@/components/ui/button';

type SubmitButtonProps = { isSending: boolean; tone?: ButtonTone; children: string };

/** Sends the form; while a message is under way it is disabled and says so. */
export function SubmitButton({ isSending, tone, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      tone={tone}
      disabled={isSending}
      className="w-full disabled:cursor-progress disabled:opacity-70"
    >
      {isSending ? 'Envoi en cours...' : children}
    </Button>
  );
}
