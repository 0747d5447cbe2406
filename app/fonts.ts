import localFont from 'next/font/local';

/** Both faces hold only what French needs. Their fallbacks have the same metrics; components/ui/poster-first.ts says when they come. */
export const headingFont = localFont({
  src: './fonts/bricolage-grotesque.woff2',
  weight: '700',
  variable: '--font-heading',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

export const textFont = localFont({
  src: './fonts/instrument-sans.woff2',
  weight: '400 700',
  variable: '--font-text',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});
