import { agency } from '@/content/agency';
import { articleWords } from '@/content/pages/blog';
import type { Article, ArticleSummary, Link } from '@/content/types';
import { readArticles } from './read-articles';
import { shownPages } from '@/lib/pages/pages';
import { findMaster } from '@/lib/pictures/masters';
import { getPicture, withImage } from '@/lib/pictures/pictures';
import { fill } from '@/lib/rules/fill';
import { whatsappAddress } from '@/lib/rules/phone-lines';

let cached: ReturnType<typeof readArticles> | undefined;

/** The articles of the site as its folder holds them: read once, but at every request in development. */
export function siteArticles() {
  const paths = shownPages().map(({ path }) => path);
  if (!cached || process.env.NODE_ENV === 'development')
    cached = readArticles('content/articles', paths, (called) =>
      findMaster(called) ? getPicture(called) : undefined,
    );
  return cached;
}

/** What a site without articles exports in their place, since an export wants one address at least: a missing page, dropped at the end. */
export const NO_ARTICLE = 'aucun';

/** Every article that is out, in the order the blog lists them. */
export function getArticles(): readonly Article[] {
  return siteArticles().articles;
}

/** An article reduced to what its card and header need. */
export function summarise({ content: _, headings: __, ...rest }: Article): ArticleSummary {
  return withImage(rest);
}

/** A link to a message to the agency that names an article; none where the agency has no WhatsApp. */
export function whatsappAbout({ title }: Article): Link[] {
  const { label, text } = articleWords.whatsapp;
  const href = agency.whatsapp && whatsappAddress(agency.whatsapp, fill(text, { name: title }));
  return href ? [{ label, href }] : [];
}
