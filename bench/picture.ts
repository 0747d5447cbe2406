import { chromium } from 'playwright';
import sharp from 'sharp';
import { homePage } from '@/content/pages/home';
import { startBareHost } from '@/tests/support/bare-host';
import { findWholeChromium } from '@/tests/support/find-chromium';

/** The windows, beside each other in the picture, as high as it is. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 360, height: 830 },
];
const HEIGHT = 590;

/** Takes the README's picture from `out/`: the first screen of the home page, wide and on a phone; it holds the title that it shows. */
async function takePicture(): Promise<void> {
  const host = await startBareHost();
  const browser = await chromium.launch({ executablePath: findWholeChromium(), args: ['--no-sandbox'] });
  const parts = [];
  let left = 0;
  for (const viewport of WINDOWS) {
    // Under reduced motion the film stands at its first frame: the same picture each time.
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    await page.goto(host.origin);
    await page.evaluate(() => {
      const first = [...document.images].filter(({ loading }) => loading === 'eager');
      return Promise.all([document.fonts.ready, ...first.map((image) => image.decode())]);
    });
    parts.push({
      input: await sharp(await page.screenshot())
        .resize({ height: HEIGHT })
        .toBuffer(),
      left,
      top: 0,
    });
    left += Math.round((viewport.width * HEIGHT) / viewport.height);
  }
  await browser.close();
  host.stop();
  await sharp({ create: { width: left, height: HEIGHT, channels: 3, background: 'white' } })
    .composite(parts)
    .withExif({ IFD0: { ImageDescription: encodeURIComponent(homePage.hero.title) } })
    .webp({ quality: 80 })
    .toFile('docs/home.webp');
}

await takePicture();
