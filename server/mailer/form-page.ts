import type { ServerResponse } from 'node:http';
import { site } from '@/content/site';
import { mailLink, plainText, whatsappLink } from '@/lib/rules/lead/other-ways';
import { markup, type Markup } from '../kit/markup';
import { sendPage } from '../kit/send-page';
import type { FormPost } from './form-post';
import type { MailError } from './mail-error';

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
  sendPage(
    response,
    refusal.status,
    'Votre message n’est pas parti.',
    markup`<p>${refusal.message}</p>${back}`,
  );
}

function wordsBack({ body }: FormPost): Markup {
  const text = plainText(body);
  return markup`<p>Pour réessayer, revenez à la page précédente : ce que vous avez écrit y est encore.</p>
<p>Vous pouvez aussi l’envoyer <a href="${mailLink(site.email, body.sujet, text)}">par e-\u2060mail</a> ou
<a href="${whatsappLink(site.whatsapp, text)}">par WhatsApp</a>.</p>
<h2>Ce que vous avez écrit</h2>
<pre>${text}</pre>`;
}
