import { writeFileSync } from 'node:fs';
import { catalogue } from '@/content/catalogue';
import { colours, threadColours } from '@/content/colours';
import { formatPrice } from '@/lib/rules/format-price';
import { clothThreads, threadBreadth } from '@/lib/rules/quote/cloth';
import { quoteTotalUsd } from '@/lib/rules/quote/price';

// npx tsx bench/draw-cloths.ts: draws docs/cloths.svg, the cloths of twelve quotes side by side, as the sheet
// and, in a line below, as the mail shows them.

const QUOTES: [ids: string, customFeatures?: string[]][] = [
  ['landing-page'],
  ['landing-page contact-form seo-basic ssl-certificate'],
  ['responsive-design cms blog hosting custom-domain support-3months'],
  ['e-commerce payment-integration hosting-premium support-6months ssl-certificate'],
  ['mobile-app store-publication api-integration database'],
  ['mobile-android store-publication payment-integration', ['Envoi de SMS', 'Carte hors ligne']],
  ['e-commerce-advanced admin-panel payment-integration analytics newsletter backup chat-support'],
  ['cms multi-language blog seo-advanced social-integration analytics hosting custom-domain newsletter'],
  ['api-integration database admin-panel backup'],
  ['', ['Caisse', 'Bulletins', 'Présences']],
  [
    catalogue
      .filter((_, index) => index % 2)
      .map(({ id }) => id)
      .join(' '),
  ],
  [catalogue.map(({ id }) => id).join(' '), ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq']],
];

const WIDTH = 240;
const HEIGHT = 150;
const WARP = 6;

const dyeOf = (category?: string) => threadColours[category as keyof typeof threadColours];

function drawCloth([ids, customFeatures = []]: (typeof QUOTES)[number], place: number): string {
  const featureIds = ids.split(' ').filter(Boolean);
  const threads = clothThreads(catalogue, customFeatures)
    .map((thread) => ({ ...thread, breadth: threadBreadth(thread.priceUsd) }))
    .filter(({ id }) => typeof id === 'number' || featureIds.includes(id));
  const whole = threads.reduce((sum, { breadth }) => sum + breadth, 0);
  const scale = HEIGHT / Math.max(whole, HEIGHT);
  let top = HEIGHT;
  const weft = threads.map(({ category, breadth }) => {
    const height = breadth * scale;
    top -= height;
    const pick = (y: number, share: number) =>
      `y="${y.toFixed(1)}" width="${WIDTH}" height="${(height * share).toFixed(1)}"`;
    return `<rect ${pick(top, 1)} fill="${dyeOf(category) ?? colours.white}"/><rect ${pick(top, 0.5)} fill="url(#w0)"/><rect ${pick(top + height / 2, 0.5)} fill="url(#w1)"/>`;
  });
  let left = 0;
  const cells = threads.map(({ category, breadth }) => {
    const width = (breadth / whole) * WIDTH;
    left += width;
    return `<rect x="${(left - width).toFixed(1)}" y="${HEIGHT + 8}" width="${width.toFixed(1)}" height="10" fill="${dyeOf(category) ?? colours.tint}"/>`;
  });
  const total = formatPrice(quoteTotalUsd({ featureIds, customFeatures }, catalogue));
  return `<g transform="translate(${20 + (place % 4) * (WIDTH + 20)} ${20 + Math.floor(place / 4) * (HEIGHT + 65)})">
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#warp)"/>${weft.join('')}${cells.join('')}
<text y="${HEIGHT + 38}">${total}, ${threads.length} ligne${threads.length > 1 ? 's' : ''}</text></g>`;
}

const stripes = (id: string, x: number, every: number) =>
  `<pattern id="${id}" x="${x}" width="${every}" height="9" patternUnits="userSpaceOnUse"><path d="M0 0h3v9H0z" fill="${colours.indigo.thread}"/></pattern>`;

writeFileSync(
  'docs/cloths.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1060 665" font-family="sans-serif" font-size="15" fill="${colours.ink}">
<defs><pattern id="warp" width="${WARP}" height="9" patternUnits="userSpaceOnUse"><rect width="6" height="9" fill="${colours.indigo.bright}"/><path d="M0 0h3v9H0z" fill="${colours.indigo.thread}"/></pattern>${stripes('w0', 0, 2 * WARP)}${stripes('w1', WARP, 2 * WARP)}</defs>
<rect width="1060" height="665" fill="${colours.white}"/>
${QUOTES.map(drawCloth).join('\n')}
</svg>
`,
);
