import type { ServerResponse } from 'node:http';
import { catalogue } from '@/content/catalogue';
import { site } from '@/content/site';
import { FIELDS, FORM_NAMES } from '@/lib/rules/lead/answers';
import { formPath } from '@/lib/rules/lead/mailer';
import { SUBJECTS } from '@/lib/rules/lead/contract';
import { mailLink, whatsappLink } from '@/lib/rules/lead/other-ways';
import { selectedFeatures } from '@/lib/rules/quote/selection';
import { markup, type Markup } from '../kit/markup';
import { sendPage } from '../kit/send-page';
import type { FormPost } from './form-post';
import type { MailError } from './mail-error';

type Outcome = { post: FormPost | undefined; refusal?: MailError };

/** Says what became of a form sent without scripts; where it was refused, gives back every word and the other ways. */
export function sendFormPage(response: ServerResponse, { post, refusal }: Outcome): void {
  const back = post?.subject === 'quote' ? '/devis' : '/contact';
  if (!refusal) {
    const thanks = markup`<p>Merci. Nous vous répondrons à l’adresse ${post?.answers.email}.</p>
<p><a href="/">Revenir au site</a></p>`;
    return sendPage(response, 200, 'Votre message est bien arrivé.', thanks);
  }
  const { retryAfterS } = refusal.details;
  if (retryAfterS !== undefined) response.setHeader('Retry-After', retryAfterS);
  const body = markup`<p>${refusal.message}</p>
${post ? wordsBack(post, refusal) : markup`<p><a href="${back}">Revenir au formulaire</a></p>`}`;
  sendPage(response, refusal.status, 'Votre message n’est pas parti.', body);
}

function wordsBack(post: FormPost, refusal: MailError): Markup {
  const text = plainWords(post);
  const subject = SUBJECTS[post.subject];
  return markup`${isToCorrect(refusal) ? markup`<p>Revenez à la page précédente : ce que vous avez écrit y est encore.</p>` : retryForm(post)}
<p>Vous pouvez aussi l’envoyer <a href="${mailLink(site.email, subject, text)}">par e-\u2060mail</a> ou
<a href="${whatsappLink(site.whatsapp, text)}">par WhatsApp</a>.</p>
<h2>Ce que vous avez écrit</h2>
<pre>${text}</pre>`;
}

function isToCorrect({ status }: MailError): boolean {
  return status === 422;
}

/** The same form again, one press away. */
function retryForm({ subject, answers }: FormPost): Markup {
  const { name, email, company, message, featureIds, customFeatures } = answers;
  const fields: [string, string][] = [
    [FIELDS.form, FORM_NAMES[subject]],
    [FIELDS.name, name],
    [FIELDS.email, email],
    [FIELDS.company, company],
    [FIELDS.message, message],
    ...featureIds.map((id): [string, string] => [FIELDS.features, id]),
    ...customFeatures.map((text): [string, string] => [FIELDS.custom, text]),
  ];
  const inputs = fields.map(
    ([field, value]) => markup`<input type="hidden" name="${field}" value="${value}">`,
  );
  return markup`<form method="post" action="${formPath}">${inputs}<button>Réessayer</button></form>`;
}

/** Everything the visitor wrote and chose, as text. */
function plainWords({ answers }: FormPost): string {
  const { name, email, company, message, featureIds, customFeatures } = answers;
  const features = [
    ...selectedFeatures(featureIds, catalogue).map((feature) => feature.name),
    ...customFeatures,
  ];
  return [
    `Nom : ${name}`,
    `Email : ${email}`,
    ...(company ? [`Entreprise : ${company}`] : []),
    ...features.map((feature) => `- ${feature}`),
    '',
    message,
  ].join('\n');
}
