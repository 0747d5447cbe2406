import { exchangeRate } from '@/content/rates';
import { isStaleRate } from '@/lib/build/checks/rate-mistakes';
import { siteOrigin } from '@/lib/build/seo/site-url';
import { formatPrice } from '@/lib/rules/format-price';
import { SUBJECTS } from '@/lib/rules/lead/contract';
import { equivalents } from '@/lib/rules/quote/equivalents';
import { markup, type Markup } from '../kit/markup';
import { clothHtml } from './cloth-html';
import type { MailFields } from './parse-fields';
import { oneLine, readLead, type Lead, type LeadLine } from './read-lead';
import { asciiAddress } from './email-address';

/** What stands in the header is of one line, and means nothing to a header. */
export type Letter = {
  subject: string;
  /** The visitor, unless no mail service could carry the address, which stands in the text in any case. */
  replyTo: { name: string; address: string } | undefined;
  text: string;
  html: string | undefined;
};

const MAX_HEADER_TEXT_LENGTH = 200;
/** Longer messages go as text alone: the second copy would only weigh. */
const MAX_HTML_MESSAGE = 8_000;

/** A message as its owner reads it: who and how much in the subject, then the wish line by line, then the words. */
export function writeLead(fields: MailFields): Letter {
  const lead = readLead(fields);
  const address = asciiAddress(fields.sender_email);
  return {
    subject: headerText(subjectOf(fields.sujet, lead)),
    replyTo: address === undefined ? undefined : { name: headerText(fields.noms[0] ?? ''), address },
    text: textOf(lead),
    html: lead.message.length > MAX_HTML_MESSAGE ? undefined : htmlOf(lead).html,
  };
}

function headerText(text: string): string {
  // The beginning of an encoded word, which parsers would decode.
  const line = oneLine(text).replace(/=(?=\?)/g, '= ');
  return [...line].slice(0, MAX_HEADER_TEXT_LENGTH).join('');
}

function subjectOf(sujet: string, { name, company, quote }: Lead): string {
  if (quote) return `${sujet} : ${name}, ${formatPrice(quote.totalUsd)}`;
  if (sujet !== SUBJECTS.contact) return `${sujet} : ${name}`;
  return company ? `Message de ${name} (${company})` : `Message de ${name}`;
}

function textOf({ name, company, email, quote, message }: Lead): string {
  return [
    `${company ? `${name}, ${company}` : name}\n${email}`,
    quote && [...quote.lines.map(lineText), totalText(quote.totalUsd)].join('\n'),
    quote?.link && `Rouvrir cette estimation : ${linkOf(quote.link)}`,
    message,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function lineText({ name, priceUsd }: LeadLine): string {
  return priceUsd === undefined ? name : `${name} : ${formatPrice(priceUsd)}`;
}

function totalText(totalUsd: number): string {
  const other = abroad(totalUsd);
  return `Total estimé : ${formatPrice(totalUsd)}${other && ` (${other})`}`;
}

/** The total in other currencies, as long as the rate is young enough to be told. */
function abroad(totalUsd: number): string {
  if (isStaleRate(exchangeRate)) return '';
  const { eur, cfa } = equivalents(totalUsd, exchangeRate.eurPerUsd);
  return `${eur}, ${cfa}`;
}

function linkOf(fragment: string): string {
  return `${siteOrigin()}/devis#${fragment}`;
}

const CELL = 'padding:6px 0;border-bottom:1px solid #ddd;vertical-align:top';
const AMOUNT = 'text-align:right;white-space:nowrap;padding-left:16px';

/** Plain enough for every mail program: a table, no picture, nothing fetched. */
function htmlOf({ name, company, email, quote, message }: Lead): Markup {
  const address = markup`<a href="mailto:${encodeURIComponent(email)}">${email}</a>`;
  return markup`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="font:16px/1.5 system-ui,-apple-system,sans-serif;max-width:600px;margin:0 auto;padding:16px">
<p style="margin:0 0 16px"><strong>${name}</strong>${company && markup`<br>${company}`}<br>${address}</p>
${quote && quoteHtml(quote)}${message ? markup`<p style="white-space:pre-wrap;margin:16px 0">${message}</p>` : ''}
</body></html>
`;
}

function quoteHtml({ lines, totalUsd, link }: NonNullable<Lead['quote']>): Markup {
  return markup`${clothHtml(lines)}
<table style="width:100%;border-collapse:collapse">
${lines.map(lineHtml)}<tr><td style="padding:8px 0"><strong>Total estimé</strong><br><small>${abroad(totalUsd)}</small></td>
<td style="${AMOUNT};vertical-align:top;padding-top:8px"><strong>${formatPrice(totalUsd)}</strong></td></tr>
</table>
${link ? markup`<p style="margin:8px 0"><a href="${linkOf(link)}">Rouvrir cette estimation</a></p>` : ''}`;
}

function lineHtml({ name, priceUsd }: LeadLine): Markup {
  const price = priceUsd === undefined ? '' : formatPrice(priceUsd);
  return markup`<tr><td style="${CELL}">${name}</td><td style="${CELL};${AMOUNT}">${price}</td></tr>
`;
}
