import { writeFileSync } from 'node:fs';
import { catalogue } from '@/content/catalogue';
import { colours, threadColours } from '@/content/colours';
import { formatPrice } from '@/lib/rules/format-price';
import { clothThreads, threadBreadth } from '@/lib/rules/quote/cloth';
import { quoteTotalUsd } from '@/lib/rules/quote/price';

// npx tsx bench/draw-cloths.ts: draws docs/cloths.svg, the cloths of twelve quotes side by side, each as the sheet, the
// printed page and the mail show it.

const allIds = catalogue.map(({ id }) => id);

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
  [allIds.filter((_, index) => index % 2).join(' ')],
  [allIds.join(' '), ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq']],
];

const WIDTH = 240;
const SHEET = 150;

type Thread = { dye: string; breadth: number };

const rect = (y: number, height: number, fill: string, x = 0, width = WIDTH) =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${fill}"/>`;

/** A cloth from `top` down, woven from its foot: `whole` is what fills it. */
function drawWeave(threads: readonly Thread[], top: number, height: number, whole: number): string {
  let edge = top + height;
  const weft = threads.map(({ dye, breadth }) => {
    const half = ((breadth / whole) * height) / 2;
    edge -= 2 * half;
    return rect(edge, 2 * half, dye) + rect(edge, half, 'url(#w0)') + rect(edge + half, half, 'url(#w1)');
  });
  return rect(top, height, 'url(#warp)') + weft.join('');
}

/** The row of cells that a mail shows, a thread of warp around each. */
function drawCells(threads: readonly Thread[], top: number, whole: number): string {
  let left = 0;
  const cells = threads.map(({ dye, breadth }) => {
    const width = (breadth / whole) * WIDTH;
    left += width;
    return rect(top + 2, 8, dye, left - width + 1, width - 2);
  });
  return rect(top, 12, colours.indigo.bright) + cells.join('');
}

function drawQuote([ids, customFeatures = []]: (typeof QUOTES)[number], place: number): string {
  const featureIds = ids.split(' ').filter(Boolean);
  const threads = clothThreads(catalogue, customFeatures)
    .filter(({ id }) => typeof id === 'number' || featureIds.includes(id))
    .map(({ category, priceUsd }) => ({
      dye: threadColours[category as keyof typeof threadColours] ?? colours.white,
      breadth: threadBreadth(priceUsd),
    }));
  const whole = threads.reduce((sum, { breadth }) => sum + breadth, 0);
  const total = formatPrice(quoteTotalUsd({ featureIds, customFeatures }, catalogue));
  return `<g transform="translate(${20 + (place % 4) * 260} ${20 + Math.floor(place / 4) * 240})">
${drawWeave(threads, 0, SHEET, Math.max(whole, SHEET))}
${drawWeave(threads, 158, 18, whole)}
${drawCells(threads, 184, whole)}
<text y="216">${total}, ${threads.length} ligne${threads.length > 1 ? 's' : ''}</text></g>`;
}

const stripes = (id: string, x: number, every: number) =>
  `<pattern id="${id}" x="${x}" width="${every}" height="9" patternUnits="userSpaceOnUse"><path d="M0 0h3v9H0z" fill="${colours.indigo.thread}"/></pattern>`;

writeFileSync(
  'docs/cloths.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1060 740" font-family="sans-serif" font-size="15" fill="${colours.ink}">
<defs><pattern id="warp" width="6" height="9" patternUnits="userSpaceOnUse"><rect width="6" height="9" fill="${colours.indigo.bright}"/><path d="M0 0h3v9H0z" fill="${colours.indigo.thread}"/></pattern>${stripes('w0', 0, 12)}${stripes('w1', 6, 12)}</defs>
<rect width="1060" height="740" fill="${colours.white}"/>
${QUOTES.map(drawQuote).join('\n')}
</svg>
`,
);
