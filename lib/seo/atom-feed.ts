import { agency } from '@/content/agency';
import type { Article } from '@/content/types';
import { lastChange, listChange } from '@/lib/rules/blog/articles';
import { absoluteUrl } from './site-url';

/** Where the feed is. */
export const feedPath = '/feed.xml';

/** The blog as an Atom feed (RFC 4287), the newest articles first, with their excerpts. */
export function atomFeed(articles: readonly Article[]): string {
  const newest = [...articles].sort((one, other) => other.date.localeCompare(one.date));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">
  <id>${escapeXml(absoluteUrl('/blog'))}</id>
  <title>${escapeXml(`Blog ${agency.name}`)}</title>
  <link rel="self" type="application/atom+xml" href="${escapeXml(absoluteUrl(feedPath))}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(absoluteUrl('/blog'))}"/>
  <updated>${atMidnight(listChange('', articles))}</updated>
  <author><name>${escapeXml(agency.name)}</name><uri>${escapeXml(absoluteUrl('/'))}</uri></author>
${newest.map(entry).join('\n')}
</feed>
`;
}

function entry(article: Article): string {
  const url = escapeXml(absoluteUrl(`/blog/${article.id}`));
  return `  <entry>
    <id>urn:uuid:${article.id}</id>
    <title>${escapeXml(article.title)}</title>
    <link rel="alternate" type="text/html" hreflang="fr" href="${url}"/>
    <published>${atMidnight(article.date)}</published>
    <updated>${atMidnight(lastChange(article))}</updated>
    <author><name>${escapeXml(article.author)}</name></author>
    <summary>${escapeXml(article.excerpt)}</summary>
  </entry>`;
}

/** Dates are days in UTC, everywhere on the agency. */
function atMidnight(date: string): string {
  return `${date}T00:00:00Z`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
