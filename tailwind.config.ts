import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { agency } from './content/agency';
import { catalogue, customPrice } from './content/catalogue';
import { colours, textColours } from './lib/colours';
import { DYES, threadBreadth } from './lib/rules/quote/cloth';
import { ratesOf } from './lib/rules/quote/currencies';
import { runningTotalRules } from './lib/rules/quote/running-total';

/** What nothing here uses, and whose variables would weigh on every rule or page; app/styles/reset.css stands in for `preflight`. */
const UNUSED =
  `preflight backgroundOpacity borderOpacity textOpacity filter blur fontVariantNumeric transform resize
  outlineStyle borderSpacing touchAction scrollSnapType gradientColorStops ringWidth boxShadow contain
  backdropFilter backdropBlur backdropBrightness backdropContrast backdropGrayscale backdropHueRotate backdropInvert
  backdropOpacity backdropSaturate backdropSepia`.split(/\s+/);

const prices = { features: catalogue, customPrice };
const all = [...new Set([...catalogue.map(({ price }) => price), customPrice])];

/** The colour of each thread, and how broad it is once its row is ticked. */
const dyes = Object.entries(DYES).map(([name, [dye, ply]]) => {
  const [one, other] = [colours[dye], ply && colours[ply]];
  const twisted = `repeating-linear-gradient(90deg, ${one} 0 6px, ${other} 6px 12px)`;
  return [`.${name}`, { '--dye': other ? twisted : one }];
});
const breadths = all.map((price) => [
  `[data-price="${price}"]:checked ~ .thread::after`,
  { '--breadth': `${threadBreadth(price, Math.max(...all), 3, 14)}px` },
]);

/** How wide the words of a page grow; `.page-width` in app/styles/parts.css says from which window on they need no air beside them. */
const PAGE = '72.5rem';

/** How close a size sets its lines and its letters. */
const set = (lineHeight: string, letterSpacing: string) => ({ lineHeight, letterSpacing });

/** Design tokens, each named for its role; the colours derive from the four of `content/agency.ts`. */
const config: Config = {
  content: ['./app/**/*.tsx', './components/**/*.{ts,tsx}', './lib/**/*.ts'],
  // Hover looks only where a pointer hovers: on a touch screen they stick after the tap.
  future: { hoverOnlyWhenSupported: true },
  theme: {
    colors: { transparent: 'transparent', current: 'currentColor', ...colours },
    // In the reader's own text size: whoever has it large gets the layout that has room for it.
    screens: { xs: '20em', sm: '35em', md: '48em', lg: '64em', xl: '80em' },
    fontFamily: {
      heading: ['var(--font-heading)', 'Heading Fallback', 'system-ui', 'sans-serif'],
      text: ['var(--font-text)', 'Text Fallback', 'system-ui', 'sans-serif'],
      code: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
    },
    fontSize: {
      // Fluid sizes grow between a 360 px and a 1440 px wide window.
      hero: ['clamp(2.5rem, 1.5rem + 4.45vw, 5.5rem)', set('1.04', '-0.03em')],
      display: ['clamp(2.25rem, 1.75rem + 2.25vw, 3.75rem)', set('1.06', '-0.03em')],
      title: ['clamp(2rem, 1.5rem + 2.2vw, 3.5rem)', set('1.06', '-0.028em')],
      heading: ['clamp(1.75rem, 1.55rem + 0.9vw, 2.375rem)', set('1.12', '-0.022em')],
      pull: ['1.75rem', set('1.2', '-0.02em')],
      subheading: ['1.5rem', set('1.2', '-0.02em')],
      minor: ['1.25rem', set('1.2', '-0.02em')],
      colossal: ['clamp(4rem, 2.5rem + 6vw, 8rem)', set('0.9', '-0.05em')],
      giant: ['clamp(4rem, 13vw, 12rem)', set('0.85', '-0.05em')],
      promise: ['clamp(3.5rem, 13vw, 12rem)', set('0.85', '-0.015em')],
      // A sum on a phone's bar, beside its button.
      sum: ['clamp(1.25rem, 5.6vw, 1.5rem)', set('1.2', '-0.02em')],
      figure: ['clamp(2.5rem, 1.75rem + 3.3vw, 4.75rem)', set('1', '-0.035em')],
      // The agency's name across the measure of a page.
      signature: [
        `calc(${Math.min(2.286 / agency.name.length, 0.27)} * min(88.9vw, ${PAGE}))`,
        set('1', '-0.04em'),
      ],
      intro: ['clamp(1.0625rem, 0.98rem + 0.37vw, 1.3125rem)', { lineHeight: '1.55' }],
      prose: ['1.125rem', { lineHeight: '1.7' }],
      base: ['1.0625rem', { lineHeight: '1.6' }],
      note: ['0.9375rem', { lineHeight: '1.5' }],
      small: ['0.875rem', { lineHeight: '1.5' }],
      fine: ['0.8125rem', { lineHeight: '1.5' }],
      // Of a quote, on paper.
      address: '7pt',
      // Of a small cloth, whose warp it measures.
      warp: '5px',
    },
    extend: {
      textColor: textColours,
      gridTemplateColumns: {
        quote: 'minmax(0, 1fr) 26rem',
        major: '5fr 4fr',
        minor: '4fr 5fr',
        beside: '5fr 3fr',
        search: '2fr 1fr',
        index: '11rem minmax(0, 1fr)',
        facts: '6rem minmax(0, 1fr)',
      },
      maxWidth: {
        page: PAGE,
        measure: '42.5rem',
        prose: '40rem',
        narrow: '36rem',
        aside: '28rem',
        cover: '55rem',
        title: '11.6em',
      },
      // Of a cloth on paper; of a service's sample on a phone; of an article's cover on a desk.
      height: { sheet: 'var(--sheet)', sample: '9.5rem', cover: '26rem' },
      minHeight: { picture: '20rem', figures: '5.5rem' },
      maxHeight: { picture: '30rem' },
      spacing: {
        // Around a section: a row of figures, a part of a page, the words that deserve silence.
        tight: 'clamp(2rem, 1.33rem + 3vw, 4rem)',
        section: 'clamp(2.5rem, 1.17rem + 5.92vw, 6.5rem)',
        wide: 'clamp(3.5rem, 2rem + 7.2vw, 8.5rem)',
        // From the measure to the window's edge.
        bleed: `max(2.5rem, calc(50vw - ${PAGE} / 2))`,
        // From the window's edge to the words on a phone.
        gutter: 'var(--gutter)',
        bar: '4.5rem',
        // A strip of cloth over a title, on a phone of any text size and on its side; smaller than a long intro under it, which then
        // is the largest that a browser paints first.
        cloth: 'min(31vw, 6.625rem, 20vh)',
        'cloth-low': 'clamp(min(13vw, 3rem, 7vh), 100vh - 40rem, 5.5rem)',
        touch: '2.75rem',
        // The warp that threads run into, in the middle of its gutter.
        warp: '1.375rem',
        'warp-gutter': '2.75rem',
        drawer: 'min(20rem, 84vw)',
        // Scrolled further than this, the bar turns dark (docs/numbers-of-the-specification.md).
        threshold: '50px',
      },
      // The bar keeps this much of a page from shining through.
      opacity: { bar: '0.995' },
      borderRadius: { DEFAULT: '3px', card: '6px' },
      borderWidth: { thread: '8px' },
      transitionTimingFunction: { DEFAULT: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
      transitionDuration: { DEFAULT: '200ms' },
      keyframes: {
        'open-drawer': { from: { transform: 'translateX(-100%)' } },
        rise: { from: { opacity: '0', transform: 'translateY(0.5rem)' } },
      },
      animation: {
        'open-drawer': 'open-drawer 240ms cubic-bezier(0.2, 0.7, 0.3, 1)',
        rise: 'rise 260ms ease-out',
      },
    },
  },
  plugins: [
    plugin(({ addBase, addComponents, addVariant, addUtilities }) => {
      // A quote that the browser itself adds up.
      addBase(runningTotalRules(prices, ratesOf(agency)));
      addComponents(Object.fromEntries([...dyes, ...breadths]));
      addComponents({ '.signed::after': { content: JSON.stringify(agency.name) } });
      // A phone on its side, a page under a magnifier: nothing may stay in the way.
      addVariant('short', '@media (max-height: 29.99em)');
      addVariant('low', '@media (max-height: 55.99em)');
      addVariant('tall', '@media (min-height: 44em)');
      addVariant('high', '@media (min-height: 48em)');
      // Said plainly: Tailwind composes each of these from a dozen variables.
      addUtilities({
        // The first for browsers that do not know the second.
        '.break-anywhere': { 'overflow-wrap': ['break-word', 'anywhere'] },
        '.tabular-nums': { 'font-variant-numeric': 'tabular-nums' },
      });
    }),
  ],
  corePlugins: Object.fromEntries(UNUSED.map((name) => [name, false])),
};

export default config;
