import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium, type Browser } from 'playwright';
import { findWholeChromium } from '../../../tests/support/find-chromium';
import { colourProperties } from '../colours';

/** A still drawn as a page: markup and style sheet, without fonts or colours, which every scene shares; `--display` and `--text` are its faces. */
export type Scene = { width: number; height: number; markup: string; style: string };

const require = createRequire(import.meta.url);

const fontsource = '@fontsource-variable';

const faces = [
  {
    ...{ family: 'Bricolage Grotesque', weights: '200 800' },
    file: `${fontsource}/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2`,
  },
  {
    ...{ family: 'Instrument Sans', weights: '400 700' },
    file: `${fontsource}/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`,
  },
  {
    ...{ family: 'Source Serif', weights: '200 900' },
    file: `${fontsource}/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2`,
  },
  { family: 'Inter', weights: '100 900', file: `${fontsource}/inter/files/inter-latin-opsz-normal.woff2` },
];

async function embedFaces(): Promise<string> {
  const rules = faces.map(async ({ family, weights, file }) => {
    const font = await readFile(require.resolve(file));
    return `@font-face{font-family:'${family}';font-weight:${weights};src:url(data:font/woff2;base64,${font.toString('base64')})}`;
  });
  return (await Promise.all(rules)).join('');
}

const base = `
:root{${colourProperties}--display:'Bricolage Grotesque';--text:'Instrument Sans'}
*{box-sizing:border-box;margin:0;padding:0}
html,body{height:100%;background:transparent;overflow:hidden}
body{position:relative;font:500 23px/1.4 var(--text),sans-serif;color:var(--ink);-webkit-font-smoothing:antialiased}
h1,h2,h3,h4,b.figure{font-family:var(--display),sans-serif;font-weight:700;letter-spacing:-.022em;line-height:1.08;text-wrap:balance}
ul,ol{list-style:none}
svg{display:block}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th{text-align:left;font-weight:600}
`;

/** Opens the browser that draws scenes; the caller closes it. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findWholeChromium(),
    args: ['--no-sandbox', '--force-color-profile=srgb'],
  });
}

/** Draws a scene, `zoom` pixels for each of its own, and returns it as a PNG whose empty parts are transparent. */
export async function drawScene(browser: Browser, scene: Scene, zoom = 1): Promise<Buffer> {
  const viewport = { width: scene.width, height: scene.height };
  const page = await browser.newPage({ viewport, deviceScaleFactor: zoom });
  const style = `${await embedFaces()}${base}${scene.style}`;
  await page.setContent(
    `<!doctype html><html lang="fr"><meta charset="utf-8"><style>${style}</style><body>${scene.markup}`,
  );
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}
