import type { Thing } from 'schema-dts';
import { serialiseJsonLd } from '@/lib/rules/serialise-json-ld';

/** What a page tells search engines about itself; it shows nothing and runs nothing. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialiseJsonLd(things) }} />;
}
