import { catalogue } from '@/content/catalogue';
import { forms } from '@/content/forms';
import type { RoutePath } from '@/content/pages';
import { projects } from '@/content/projects';
import { services } from '@/content/services';
import { subjects } from '@/content/subjects';
import { asTyped } from '@/lib/rules/french-text';
import { linkedSubject } from '@/lib/rules/lead/subject-link';
import { parseQuoteLink } from '@/lib/rules/quote/link';

/** What a link may lead to: pages, and articles with their sections, where these are known. */
type Targets = {
  pages: readonly { path: string }[];
  articles: readonly { id: string | undefined; headings?: readonly { id: string }[] }[];
};

const nameOf = ({ name }: { name: string }) => name;
const idOf = ({ id }: { id: string }) => id;

/** The parts that links may name, by the page: an id that a page gets for them is listed here. */
export const PARTS: Readonly<Partial<Record<RoutePath, readonly string[]>>> = {
  '/': ['tarifs'],
  '/services': services.map(idOf),
  '/portfolio': projects.map(idOf),
  '/contact': ['coordonnees', ...forms.contact.fields.map(nameOf)],
  '/devis': forms.quote.fields.map(nameOf),
};

/** Every address that pages and articles have. */
export function contentPaths({ pages, articles }: Targets): string[] {
  return [...pages.map(({ path }) => path), ...articles.map(({ id }) => `/blog/${id}`)];
}

/**
 * Whether a link leads out of the site, to its feed or to one of these addresses, and there to what it names: a part of the
 * page, lines that the catalogue sells, a subject that messages may have.
 */
export function isRightLink(link: string, to: Targets): boolean {
  if (/^(https:\/\/|mailto:)\S+$/.test(link) || link === '/feed.xml') return true;
  const [path = '', part] = link.replace(/\?[^#]*/, '').split('#');
  if (!part || !contentPaths(to).includes(path)) return contentPaths(to).includes(path);
  const quote = path === '/devis' && parseQuoteLink(part);
  if (quote) return quote.featureIds.every((id) => catalogue.some((line) => line.id === id));
  const article = to.articles.find(({ id }) => path === `/blog/${id}`);
  const parts = article ? (article.headings?.map(idOf) ?? [part]) : PARTS[path as RoutePath];
  return parts?.includes(part) || (path === '/contact' && !!linkedSubject(part, subjects.map(asTyped)));
}
