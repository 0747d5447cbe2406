import type { Page } from 'playwright/test';
import sharp from 'sharp';

export type MeasuredText = { text: string; contrast: number };

type Line = {
  text: string;
  color: [number, number, number];
  x: number;
  y: number;
  width: number;
  height: number;
};

/**
 * Every line of text that stands on a woven picture, with the contrast ratio of its worst pixel: the page is painted
 * without its text, and the text's colour is held against each pixel where a glyph may fall.
 */
export async function textOverCloth(page: Page): Promise<MeasuredText[]> {
  const lines = await page.evaluate(findLines);
  const style = await page.addStyleTag({
    content: '* { color: transparent !important; transition: none !important; }',
  });
  // Painted without its words before it is pictured.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const { data, info } = await sharp(await page.screenshot({ fullPage: true }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await style.evaluate((element) => (element as Element).remove());

  return lines.map((line) => {
    let contrast = Infinity;
    const [right, bottom] = [
      Math.min(line.x + line.width, info.width),
      Math.min(line.y + line.height, info.height),
    ];
    for (let y = Math.max(0, Math.floor(line.y)); y < bottom; y += 1) {
      for (let x = Math.max(0, Math.floor(line.x)); x < right; x += 1) {
        const at = (y * info.width + x) * 3;
        const ground = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
        contrast = Math.min(contrast, ratio(line.color, ground));
      }
    }
    return { text: line.text, contrast: Math.round(contrast * 100) / 100 };
  });
}

function ratio(one: readonly number[], other: readonly number[]): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

// https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

// Runs in the page.
function findLines(): Line[] {
  const cloths = [...document.querySelectorAll('img[alt=""]')].flatMap((img) => {
    const ground = img.closest('[aria-hidden="true"]')?.parentElement;
    return ground && img.getClientRects().length > 0 ? [ground] : [];
  });
  const bar = document.querySelector('header nav');
  const roots = [...new Set([...cloths, ...(bar ? [bar] : [])])];
  return roots.flatMap((root) => {
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
    return lines;
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
