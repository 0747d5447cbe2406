import { catalogue } from '@/content/catalogue';
import { site } from '@/content/site';
import { answersOf, findErrors, settlePending, subjectOf, type Answers } from '@/lib/rules/lead/answers';
import { mailerBody, type Subject } from '@/lib/rules/lead/contract';
import { composeQuoteMessage } from '@/lib/rules/quote/message';
import { MailError } from './mail-error';

/** A form as its visitor sent it, without scripts. */
export type FormPost = { subject: Subject; answers: Answers };

/**
 * The form in a posted text, `name=value&…`. A feature typed but not added counts as added: nothing there could add it.
 * @throws MailError 422 when it is none of our forms.
 */
export function readFormPost(text: string): FormPost {
  const pairs = [...new URLSearchParams(text)];
  const subject = subjectOf(pairs);
  if (subject) return { subject, answers: settlePending(answersOf(pairs)) };
  throw new MailError(422, 'form-unknown', 'Ce formulaire n’est pas un des nôtres.');
}

/** The same body as the page's script would send. @throws MailError 422 that says everything there is to correct. */
export function bodyOf({ subject, answers }: FormPost): unknown {
  const errors = Object.values(findErrors(subject, answers));
  if (errors.length > 0) throw new MailError(422, 'form-incomplete', errors.join(' '));
  const message = subject === 'quote' ? composeQuoteMessage(answers, catalogue) : answers.message;
  return mailerBody(subject, answers, message, site.mailer.senderName);
}
