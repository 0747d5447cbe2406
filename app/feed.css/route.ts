import { colours } from '@/lib/colours';

export const dynamic = 'force-static';

/** How a browser shows the feed: titles, excerpts, and a link to each article. */
const SHEET = `
feed { display: block; max-width: 40rem; margin: 0 auto; padding: 1.5rem; font: 1.05rem/1.6 sans-serif; color: ${colours.ink}; }
feed > title { display: block; font-size: 1.8rem; font-weight: bold; line-height: 1.2; }
subtitle { display: block; margin: 0.75rem 0 2rem; padding-left: 1rem; border-left: 5px solid ${colours.ochre}; }
entry { display: block; padding: 1.25rem 0; border-top: 2px solid ${colours.ink}; }
entry > title { display: block; font-size: 1.25rem; font-weight: bold; line-height: 1.3; }
id, link, updated, published, author { display: none; }
`;

export function GET(): Response {
  return new Response(SHEET.trimStart(), { headers: { 'Content-Type': 'text/css' } });
}
