import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html as markup, raw } from 'hono/html';
import type { Settings } from '../settings';
import type { FormPost } from './read-form';
import type { Refusal } from './refusal';

/** The most signs of a text that mail programs, messaging apps and browsers open a link with whole. */
const MAX_LINKED = 500;

/** Says that a plain form has arrived; or why not, with what was read of it and links to other ways of sending that. */
export function answerPage(context: Context, settings: Settings, post?: FormPost, refusal?: Refusal) {
  const { words, colours, email, whatsapp, name, forms, labels } = settings;
  const say = (key: string, otherwise = '') => words.get(key) ?? otherwise;
  const links = [[say('back', 'Revenir au site'), '/']];
  let [title, text] = [say('sentTitle', 'Votre message est bien arrivé.'), say('sentText')];
  const given = (refusal && post?.text) ?? '';
  // An address opened again says nothing of what was sent before; where there is nothing to send, no other way sends it.
  if (refusal?.status === 405) [title, text] = [say('nothing', 'Rien à envoyer ici.'), ''];
  else if (refusal) {
    const { code, status, field = '' } = refusal;
    // What passes by, or is a visitor's doing; else the log has its code. Another site's form is refused again, whatever is tried.
    const why = words.get(code) ?? say(status >= 500 ? 'notKept' : 'unreadable');
    title = say('refusedTitle', 'Votre message n’est pas parti.');
    text = `${why.replace('{name}', labels.get(field) ?? '')} ${code === 'origin-refused' ? '' : say('refusedText')}`;
    const signs = Array.from(given);
    const cut = signs.length > MAX_LINKED ? [...signs.slice(0, MAX_LINKED - 2), ' …'] : signs;
    const linked = encodeURIComponent(cut.join(''));
    const subject = encodeURIComponent(forms.get(post?.form ?? '') ?? name);
    const byMail = `mailto:${email}?subject=${subject}&body=${linked}`;
    if (whatsapp) links.unshift([say('byWhatsapp', 'WhatsApp'), `https://wa.me/${whatsapp}?text=${linked}`]);
    if (email) links.unshift([say('byEmail', 'E-mail'), byMail]);
  }
  // Words that another site has sent are not the agency's, nor this visitor's.
  const whose = say(refusal?.code === 'origin-refused' ? 'givenElsewhere' : 'given');
  const own = [...colours].map(([key, colour]) => `--${key}:${colour};`).join('');
  const style = `body{${own}font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground);max-width:44rem;margin:auto;padding:1.5rem 1rem}
h1,h2{line-height:1.25}a{color:var(--accent);display:inline-block;padding:.625rem 0}main{overflow-wrap:anywhere}
pre{white-space:pre-wrap;font:inherit;background:var(--tint);border:1px solid var(--control);border-radius:.5rem;padding:1rem}`;
  const hash = createHash('sha256').update(style).digest('base64');
  const rules = `style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  context.header('Content-Security-Policy', `default-src 'none'; ${rules}`);
  context.header('Referrer-Policy', 'same-origin');
  const page = markup`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title} | ${name}</title><style>${raw(style)}</style></head>
<body><main><h1>${title}</h1>
${text && markup`<p>${text}</p>\n`}${links.map(([said, href]) => markup`<p><a href="${href}">${said}</a></p>\n`)}
${given && markup`<h2>${whose}</h2>\n<pre>${given}</pre>`}</main></body></html>
`;
  return context.html(page, refusal?.status ?? 200);
}
