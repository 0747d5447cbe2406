import { catalogue } from '@/content/catalogue';
import { site } from '@/content/site';
import { answersOf, findErrors, settlePending, subjectOf, type Answers } from '@/lib/rules/lead/answers';
import { mailerBody, type MailerBody, type Subject } from '@/lib/rules/lead/contract';
import { composeQuoteMessage } from '@/lib/rules/quote/message';
import { MailError } from './mail-error';

/** A form as its visitor sent it, without scripts, and the same body as the page's script would send. */
export type FormPost = { subject: Subject; answers: Answers; body: MailerBody };

/**
 * The form in a posted text, `name=value&…`. A feature typed but not added counts as added: nothing there could add it.
 * @throws MailError 422 when it is none of our forms.
 */
export function readFormPost(text: string): FormPost {
  const pairs = [...new URLSearchParams(text)];
  const subject = subjectOf(pairs);
  if (!subject) throw new MailError(422, 'form-unknown', 'Ce formulaire n’est pas un des nôtres.');
  const answers = settlePending(answersOf(pairs));
  const message = subject === 'quote' ? composeQuoteMessage(answers, catalogue) : answers.message;
  return { subject, answers, body: mailerBody(subject, answers, message, site.mailer.senderName) };
}

/** @throws MailError 422 that says everything there is to correct. */
export function checkFormPost({ subject, answers }: FormPost): void {
  const errors = Object.values(findErrors(subject, answers));
  if (errors.length > 0) throw new MailError(422, 'form-incomplete', errors.join(' '));
}
