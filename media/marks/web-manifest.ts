import { colours } from '../colours';

/** Returns the web app manifest: what a phone shows when the site is added to its home screen. */
export function writeWebManifest(): string {
  const manifest = {
    name: 'Atelier Trame',
    short_name: 'Atelier Trame',
    description: 'Agence de solutions numériques : web, mobile, DevOps, API et paiement, données, MVP.',
    lang: 'fr',
    dir: 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: colours.ink,
    background_color: colours.ink,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
