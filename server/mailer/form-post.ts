import type { ServerResponse } from 'node:http';
import { catalogue } from '@/content/catalogue';
import { formWords } from '@/content/forms';
import { site } from '@/content/site';
import { answersOf, findErrors, settlePending, subjectOf, type Answers } from '@/lib/rules/lead/answers';
import { composeContactMessage } from '@/lib/rules/lead/contact-message';
import { mailerBody, type MailerBody, type Subject } from '@/lib/rules/lead/contract';
import { mailLink, plainText, whatsappLink } from '@/lib/rules/lead/other-ways';
import { composeQuoteMessage } from '@/lib/rules/quote/message';
import { markup, type Markup } from '../kit/markup';
import { sendPage } from '../kit/respond';
import { MailError } from './mail-error';

/** A form as its visitor sent it, without scripts, and the same body as the page's script would send. */
export type FormPost = { subject: Subject; answers: Answers; body: MailerBody };

/** The form in a posted text, with the feature that nothing there could add. @throws MailError 422 when it is none of ours. */
export function readFormPost(text: string): FormPost {
  const pairs = [...new URLSearchParams(text)];
  const subject = subjectOf(pairs);
  if (!subject) throw new MailError(422, 'form-unknown', 'Ce formulaire n’est pas un des nôtres.');
  const answers = settlePending(answersOf(pairs));
  const isQuote = subject === 'quote';
  const message = isQuote ? composeQuoteMessage(answers, catalogue) : composeContactMessage(answers);
  return { subject, answers, body: mailerBody(subject, answers, message, site.mailer.senderName) };
}

/** @throws MailError 422 that says everything there is to correct. */
export function checkFormPost({ subject, answers }: FormPost): void {
  const errors = Object.values(findErrors(subject, answers, formWords.errors));
  if (errors.length > 0) throw new MailError(422, 'form-incomplete', errors.join(' '));
}

type Outcome = { post: FormPost | undefined; refusal?: MailError };

/** Says what became of a form sent without scripts; where it was refused, gives back every word and the other ways. */
export function sendFormPage(response: ServerResponse, { post, refusal }: Outcome): void {
  if (!refusal) {
    const thanks = markup`<p>Merci. Nous vous répondrons à l’adresse ${post?.answers.email}.</p>
<p><a href="/">Revenir au site</a></p>`;
    return sendPage(response, 200, 'Votre message est bien arrivé.', thanks);
  }
  const { retryAfterS } = refusal.details;
  if (retryAfterS !== undefined) response.setHeader('Retry-After', retryAfterS);
  const back = post ? wordsBack(post) : markup`<p><a href="/contact">Revenir au formulaire</a></p>`;
  const body = markup`<p>${refusal.message}</p>${back}`;
  sendPage(response, refusal.status, 'Votre message n’est pas parti.', body);
}

function wordsBack({ body }: FormPost): Markup {
  const text = plainText(body);
  return markup`<p>Pour réessayer, revenez à la page précédente : ce que vous avez écrit y est encore.</p>
<p>Vous pouvez aussi l’envoyer <a href="${mailLink(site.email, body.sujet, text)}">par e-\u2060mail</a> ou
<a href="${whatsappLink(site.whatsapp, text)}">par WhatsApp</a>.</p>
<h2>Ce que vous avez écrit</h2>
<pre>${text}</pre>`;
}
