/** JSON-LD as it may stand inside a `<script>`: no text of it can end the element or open a comment. */
export function serialiseJsonLd(things: readonly object[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replace(/</g, '\\u003c');
}

/** What a page tells search engines about itself; it shows nothing and runs nothing. */
export function JsonLd({ things }: { things: readonly object[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialiseJsonLd(things) }} />;
}
