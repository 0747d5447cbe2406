import { escapeHtml } from './escape-html';

export type MailboxRow = {
  id: string;
  date: Date;
  subject: string;
  name: string;
  email: string;
  organisation: string;
};

/** The page's only style, allowed by its hash. */
export const mailboxStyle =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}' +
  'table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem;border-bottom:1px solid;vertical-align:top}';

const dates = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' });

/** The list of received messages, newest first, each linked to its text; `total` counts those not listed too. */
export function mailboxHtml(
  rows: readonly MailboxRow[],
  total: number,
  linkTo: (id: string) => string,
): string {
  const shown = rows.length < total ? ` Les ${rows.length} derniers sont affichés.` : '';
  const list =
    rows.length === 0 ? '' : `<table><thead>${head}</thead><tbody>${rows.map(row).join('')}</tbody></table>`;

  function row({ id, date, subject, name, email, organisation }: MailboxRow): string {
    const link = `<a href="${escapeHtml(linkTo(id))}">${escapeHtml(subject) || 'Sans objet'}</a>`;
    const cells = [dates.format(date), link, escapeHtml(name), escapeHtml(email), escapeHtml(organisation)];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  }

  return `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Messages reçus</title>
<style>${mailboxStyle}</style></head>
<body><h1>Messages reçus</h1>
<p>${total} message(s) reçu(s).${shown} Cette page n’existe que sur cette machine.</p>
${list}</body>
</html>
`;
}

const head = `<tr>${['Date', 'Sujet', 'Nom', 'E-mail', 'Organisation']
  .map((title) => `<th scope="col">${title}</th>`)
  .join('')}</tr>`;
