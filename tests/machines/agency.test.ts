// @vitest-environment node
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeKofi, run } from '../support/kofi';

// Another agency takes the site over as its owner would, editing `content` alone, and puts it online.

let folder = '';
let built = '';

beforeAll(async () => {
  folder = await makeKofi();
  built = run(folder, ['build'], { SITE_STRICT: '1' });
}, 600_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every text of the export by its file, as visitors, crawlers and hosts read them. */
function exportedTexts(): [file: string, text: string][] {
  const out = join(folder, 'out');
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|js|css|json|xml|txt|svg|webmanifest|nginx|caddy)$|^[._]/.test(file))
    .filter((file) => statSync(join(out, file)).isFile() && !/\.(br|gz)$/.test(file))
    .map((file) => [file, readFileSync(join(out, file), 'utf8')]);
}

test('nothing that is published says the demonstration’s name, clients, words or colours', () => {
  const traces =
    /atelier|ateliertrame|demonstration-|Omega Consulting|Futuris|School Manager|étoffe en cours|\btiss(ons|age)|#?1c1950|28 25 80|\.example\b/i;
  const left = exportedTexts().flatMap(([file, text]) => {
    const found = text.match(traces);
    return found
      ? [`${file}: ${text.slice(Math.max(0, (found.index ?? 0) - 40), (found.index ?? 0) + 40)}`]
      : [];
  });

  expect(exportedTexts().length).toBeGreaterThan(30);
  expect(left).toEqual([]);
});

test('its name, its logo and its photo stand everywhere', async () => {
  const read = (file: string) => readFileSync(join(folder, 'out', file), 'utf8');

  expect((JSON.parse(read('manifest.webmanifest')) as { name: string }).name).toBe('Kofi & Associés');
  expect(read('feed.xml')).toContain('Kofi &amp; Associés');
  expect(read('index.html')).toMatch(/<title>[^<]*Kofi &amp; Associés/);
  expect(read('index.html')).toContain('circle cx="32"');
  expect(read('index.html')).not.toContain('<video');
  expect(read('mentions-legales.html')).toMatch(/RCCM TG-LOM 2026\sB 1234/);
  expect(read('mentions-legales.html')).not.toMatch(/Exemple\s:|démonstration/);
  expect(await shareOf([240, 189, 72], join(folder, 'out/icons/icon-192.png'))).toBeGreaterThan(0.05);
  // A camera held upright: its photo is turned.
  const hero =
    readdirSync(join(folder, 'out/media')).find((file) => /^accueil-1920\..*\.webp$/.test(file)) ?? '';
  expect(await sharp(join(folder, 'out/media', hero)).metadata()).toMatchObject({
    width: 1920,
    height: 1200,
  });
});

/** How much of a picture is of a colour, or nearly. */
async function shareOf(colour: readonly number[], file: string): Promise<number> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = info.width * info.height;
  const isNear = (_: unknown, pixel: number) =>
    colour.every((part, channel) => Math.abs((data[3 * pixel + channel] ?? 0) - part) < 12);
  return Array.from({ length: pixels }).filter(isNear).length / pixels;
}

test('an exchange rate grown old hides the equivalents, and stops nothing', () => {
  expect(built).toBeDefined();
  for (const page of ['index.html', 'devis.html'])
    expect(readFileSync(join(folder, 'out', page), 'utf8')).not.toMatch(
      /data-eur="|\d[\s\u202f]?F\s?CFA|au taux du/,
    );
});

test('the verifier finds it ready', () => {
  expect(run(folder, ['verifier', '--', 'out'])).toMatch(/\nPrêt/);
});
