import { agency } from '@/content/agency';
import { articleWords, feedWords } from '@/content/pages/blog';
import type { Article } from '@/content/types';
import { getPage } from '@/lib/pages/pages';
import { lastChange, listChange } from '@/lib/rules/blog/articles';
import { formatDate } from '@/lib/rules/format-date';
import { absoluteUrl } from './site-url';

/** Where the feed is; app/feed.css shows it to a person. */
export const FEED_PATH = '/feed.xml';

/** The blog as an Atom feed (RFC 4287), the newest articles first: what each is about, and where it is. */
export function atomFeed(articles: readonly Article[]): string {
  const newest = [...articles].sort((one, other) => other.date.localeCompare(one.date));
  const updated = listChange(getPage('/blog').updated, articles);
  return `<?xml version="1.0" encoding="utf-8"?>
<?xml-stylesheet type="text/css" href="/feed.css"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">
  <title>${escapeXml(feedWords.name)}</title>
  <subtitle>${escapeXml(feedWords.hint)}</subtitle>
  <id>${escapeXml(absoluteUrl('/blog'))}</id>
  <link rel="self" type="application/atom+xml" href="${escapeXml(absoluteUrl(FEED_PATH))}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(absoluteUrl('/blog'))}"/>
  <updated>${atMidnight(updated)}</updated>
  <author><name>${escapeXml(agency.name)}</name><uri>${escapeXml(absoluteUrl('/'))}</uri></author>
${newest.map(entry).join('\n')}
</feed>
`;
}

function entry(article: Article): string {
  const url = escapeXml(absoluteUrl(`/blog/${article.id}`));
  const days = [formatDate(article.date)];
  if (article.updated) days.push(`${articleWords.revised} ${formatDate(article.updated)}`);
  return `  <entry>
    <id>urn:uuid:${article.id}</id>
    <title>${escapeXml(article.title)}</title>
    <link rel="alternate" type="text/html" hreflang="fr" href="${url}"/>
    <published>${atMidnight(article.date)}</published>
    <updated>${atMidnight(lastChange(article))}</updated>
    <author><name>${escapeXml(article.author)}</name></author>
    <summary type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>${escapeXml(article.excerpt)}</p><p>${escapeXml(days.join(', '))} · <a href="${url}">${escapeXml(feedWords.read)}</a></p></div></summary>
  </entry>`;
}

/** The first moment of a day, in UTC as all dates of the site. */
function atMidnight(date: string): string {
  return `${date}T00:00:00Z`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
