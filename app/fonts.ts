import localFont from 'next/font/local';

/** Both faces hold only what French needs; their fallbacks, of the same metrics, are in globals.css. */
export const headingFont = localFont({
  src: './fonts/bricolage-grotesque.woff2',
  weight: '700',
  variable: '--font-heading',
  display: 'swap',
  adjustFontFallback: false,
});

export const textFont = localFont({
  src: './fonts/instrument-sans.woff2',
  weight: '400 700',
  variable: '--font-text',
  display: 'swap',
  adjustFontFallback: false,
});
