import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { scrollTo } from './visit';

export type MeasuredText = { text: string; contrast: number };

type Line = {
  text: string;
  color: [number, number, number];
  x: number;
  y: number;
  width: number;
  height: number;
};

/** A part of the page with a cloth behind its words, cut to what they cover. */
type Band = { x: number; y: number; width: number; height: number; lines: Line[] };

/**
 * Every line of text that stands on a woven picture, with the contrast ratio of its worst pixel: the page is painted
 * without its text, and the text's colour is held against each pixel where a glyph may fall.
 */
export async function textOverCloth(page: Page): Promise<MeasuredText[]> {
  // Far parts, which browsers leave undrawn, stand where they will be pictured.
  await dress(page, '* { content-visibility: visible !important; transition: none !important; }');
  const bands = await page.evaluate(findBands);
  await dress(page, '* { color: transparent !important; }');
  const session = await page.context().newCDPSession(page);
  const measured: MeasuredText[] = [];
  for (const { lines, ...clip } of bands) {
    // In the window a browser has drawn everything; the bar at its top covers nothing of the band.
    await scrollTo(page, clip.y < 300 ? 0 : clip.y - 200);
    await page.waitForFunction(arePicturesThere);
    const [top, height] = await page.evaluate(() => [scrollY, innerHeight] as const);
    // A picture of more than the window is taken in another one, which may be pictured before it is drawn.
    const isHigher = clip.y + clip.height > top + height;
    const { data: png } = await session.send('Page.captureScreenshot', {
      clip: { ...clip, scale: 1 },
      captureBeyondViewport: isHigher,
      optimizeForSpeed: true,
    });
    const { data, info } = await sharp(Buffer.from(png, 'base64'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const line of lines) {
      let contrast = Infinity;
      const letters = luminance(...line.color);
      const [left, top] = [line.x - clip.x, line.y - clip.y];
      const [right, bottom] = [
        Math.min(left + line.width, info.width),
        Math.min(top + line.height, info.height),
      ];
      for (let y = Math.max(0, Math.floor(top)); y < bottom; y += 1) {
        for (let x = Math.max(0, Math.floor(left)); x < right; x += 1) {
          const at = (y * info.width + x) * 3;
          const ground = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
          const [dark, light] = letters < ground ? [letters, ground] : [ground, letters];
          contrast = Math.min(contrast, (light + 0.05) / (dark + 0.05));
        }
      }
      measured.push({ text: line.text, contrast: Math.round(contrast * 100) / 100 });
    }
  }
  await session.detach();
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
  return measured;
}

/** Adds a rule, in a sheet made by script, which is no style that the page's policy could refuse; once it is painted. */
async function dress(page: Page, rule: string): Promise<void> {
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, rule);
}

// https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

function luminance(r: number, g: number, b: number): number {
  return 0.2126 * (LINEAR[r] ?? 0) + 0.7152 * (LINEAR[g] ?? 0) + 0.0722 * (LINEAR[b] ?? 0);
}

// Runs in the page: whether every picture in the window has come, at the width it has there.
function arePicturesThere(): boolean {
  return [...document.images].every((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width === 0 || bottom < 0 || top > innerHeight || (image.complete && image.naturalWidth > 0);
  });
}

// Runs in the page.
function findBands(): Band[] {
  const cloths = [...document.querySelectorAll('img[alt=""]')].flatMap((img) => {
    const ground = img.closest('[aria-hidden="true"]')?.parentElement;
    return ground && img.getClientRects().length > 0 ? [ground] : [];
  });
  const bar = document.querySelector('header nav');
  const roots = [...new Set([...cloths, ...(bar ? [bar] : [])])];
  return roots.flatMap((root): Band[] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || hasGroundOfItsOwn(parent, root)) continue;
      // Said to screen readers only.
      if (parent.getBoundingClientRect().width <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const color = (getComputedStyle(parent).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
      for (const rect of range.getClientRects()) {
        if (rect.width < 2 || rect.height < 2) continue;
        lines.push({
          text: node.textContent.trim().slice(0, 40),
          color: color as [number, number, number],
          x: rect.left + scrollX,
          y: rect.top + scrollY,
          width: rect.width,
          height: rect.height,
        });
      }
    }
    if (lines.length === 0) return [];
    const x = Math.floor(Math.min(...lines.map((line) => line.x)));
    const y = Math.floor(Math.min(...lines.map((line) => line.y)));
    const right = Math.ceil(Math.max(...lines.map((line) => line.x + line.width)));
    const bottom = Math.ceil(Math.max(...lines.map((line) => line.y + line.height)));
    return [{ x, y, width: right - x, height: bottom - y, lines }];
  });

  function hasGroundOfItsOwn(element: Element, root: Element): boolean {
    for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
      const alpha = Number(getComputedStyle(at).backgroundColor.match(/[\d.]+/g)?.[3] ?? 1);
      const isSet = getComputedStyle(at).backgroundColor !== 'rgba(0, 0, 0, 0)';
      if (isSet && alpha > 0.85) return true;
    }
    return false;
  }
}
