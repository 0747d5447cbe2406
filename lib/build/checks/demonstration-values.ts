import { demonstrationToken, publicToken } from '@/lib/rules/lead/mailer';
import type { SiteContent } from './site-content';

/** One value that the owner has yet to replace: where it stands, and what it says. */
export type DemonstrationValue = { file: string; field: string; value: string };

/** What of the content may be the demonstration's, and must not go online as an agency's own. */
export type Replaced = Pick<SiteContent, 'site' | 'texts' | 'clients' | 'projects' | 'articles'>;

/** Variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Clients by their names, projects and articles by their ids, that were invented with the demonstration. */
const INVENTED = new Set([
  ...['Omega Consulting', 'Futuris Research', 'École Les Baobabs', 'Kora Logistique'],
  ...['Sahel Agro', 'Clinique Azur', 'Maison Indigo'],
  ...['school-manager', 'vitrine-projet', 'omega-consulting', 'futuris-research', 'field-reports'],
  ...['f298dc1a-0f04-4d4d-8085-250b45dc2fe7', 'fe391383-08e5-4c38-897a-9911d746203e'],
  ...['7ef585a2-3c08-4334-bf0c-a02831c8a1f8', '334b26fb-1376-4f2c-b488-5c47ac827157'],
]);

/** What is still the demonstration's, the mailer's token included; a `SITE_URL` stands in for the origin. */
export function demonstrationValues(content: Replaced, env: Environment = process.env): DemonstrationValue[] {
  const { texts, clients, projects, articles } = content;
  const hasOrigin = env.SITE_URL && !isDemonstration(env.SITE_URL);
  const facts = texts
    .filter(({ file, text }) => /\/(site|legal)\.ts$/.test(file) && isDemonstration(text))
    .filter(({ path }) => !(path === 'site.origin' && hasOrigin))
    .map(({ file, path, text }) => ({ file, field: path, value: text }));
  const entries = [
    ...clients.map((name) => ({ file: 'content/clients.ts', field: 'clients', id: name, value: name })),
    ...projects.map(({ id, title }) => ({ file: 'content/projects.ts', field: id, id, value: title })),
    ...articles.map(({ id, title }) => ({ file: 'content/articles', field: id, id, value: title })),
  ].filter(({ id }) => INVENTED.has(id));
  const token = env.NEXT_PUBLIC_MAILER_TOKEN || publicToken();
  return [
    ...facts,
    ...entries.map(({ file, field, value }) => ({ file, field, value })),
    ...(token === demonstrationToken
      ? [{ file: '.env', field: 'NEXT_PUBLIC_MAILER_TOKEN', value: token }]
      : []),
  ];
}

/** Whether a text is of the reserved domain, a number of zeros, the example of a company page, or says « Exemple ». */
export function isDemonstration(text: string): boolean {
  return /\.example(?=[/:?#]|$)|^\+?[0 ]{8,}$|linkedin\.com\/.*-exemple|^Exemple\s:/.test(text);
}
