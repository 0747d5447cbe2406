/** What a page tells search engines about itself: it shows and runs nothing, and no text of it can end the element. */
export function JsonLd({ things }: { things: readonly object[] }) {
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(
    /</g,
    '\\u003c',
  );
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graph }} />;
}
