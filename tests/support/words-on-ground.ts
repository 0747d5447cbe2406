import type { Page } from 'playwright/test';
import { pixelsOf } from './seen';
import { scrollTo } from './visit';

type Line = {
  text: string;
  color: number[];
  isOnCloth: boolean;
  box: { left: number; top: number; right: number; bottom: number };
};

type Pixels = Awaited<ReturnType<typeof pixelsOf>>;

/** What is behind words on a plain ground may differ by so much, of 255. */
const PLAIN = 48;

/**
 * What stands behind the words of a page, from its top to its end, each window pictured without its letters: words over a
 * cloth have the contrast of 4.5:1 with the worst pixel behind them, through all others runs no line, picture or edge, and
 * none lie over one another.
 */
export async function readGrounds(page: Page): Promise<{ onCloth: number; faults: string[] }> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // A sheet made by script is no style that the page's policy could refuse; far parts are drawn as near ones.
    sheet.replaceSync(`*, ::before, ::after { -webkit-text-fill-color: transparent !important;
      text-decoration-color: transparent !important; transition: none !important; content-visibility: visible !important }`);
    document.adoptedStyleSheets = [sheet];
  });
  const session = await page.context().newCDPSession(page);
  const [faults, cloths] = [new Set<string>(), new Set<string>()];
  for (let top = 0, end = 1; top < end;) {
    await scrollTo(page, top);
    await page.waitForFunction(arePicturesThere);
    const lines = await page.evaluate(linesInWindow);
    if (lines.length > 0) {
      const { data } = await session.send('Page.captureScreenshot', { optimizeForSpeed: true });
      const pixels = await pixelsOf(Buffer.from(data, 'base64'));
      for (const line of lines) {
        if (line.isOnCloth) cloths.add(line.text);
        const fault = line.isOnCloth ? faintness(line, pixels) : crossing(line, pixels);
        if (fault) faults.add(`« ${line.text} »: ${fault}`);
      }
      for (const [one, other] of overlaps(lines)) faults.add(`« ${one.text} » lies over « ${other.text} »`);
    }
    [top, end] = await page.evaluate((at) => [at + innerHeight * 0.85, document.body.scrollHeight], top);
  }
  await session.detach();
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
  return { onCloth: cloths.size, faults: [...faults] };
}

function faintness({ color, box }: Line, pixels: Pixels): string | undefined {
  const letters = luminance(color);
  let worst = Infinity;
  for (const pixel of pixelsIn(box, pixels)) {
    const ground = luminance(pixel);
    worst = Math.min(worst, (Math.max(letters, ground) + 0.05) / (Math.min(letters, ground) + 0.05));
  }
  return worst < 4.5 ? `a contrast of ${worst.toFixed(2)}` : undefined;
}

function* overlaps(lines: Line[]): Generator<[Line, Line]> {
  const hearts = lines.map(({ box }) => heartOf(box));
  for (const [index, one] of hearts.entries())
    for (const [further, other] of hearts.slice(index + 1).entries()) {
      const isBeside = one.left >= other.right || other.left >= one.right;
      const [first, second] = [lines[index], lines[index + 1 + further]];
      if (!isBeside && one.top < other.bottom && other.top < one.bottom && first && second)
        yield [first, second];
    }
}

/** Where letters without ascenders stand: what is above and below words touches none. */
function heartOf({ left, top, right, bottom }: Line['box']): Line['box'] {
  const quarter = (bottom - top) / 4;
  return { left, top: top + quarter, right, bottom: bottom - quarter };
}

function crossing({ box }: Line, pixels: Pixels): string | undefined {
  const [least, most] = [
    [255, 255, 255],
    [0, 0, 0],
  ];
  for (const pixel of pixelsIn(heartOf(box), pixels))
    pixel.forEach((value, channel) => {
      least[channel] = Math.min(least[channel] ?? 0, value);
      most[channel] = Math.max(most[channel] ?? 0, value);
    });
  const isCrossed = most.some((value, channel) => value - (least[channel] ?? 0) > PLAIN);
  return isCrossed
    ? `something runs behind it at x ${Math.round(box.left)}, y ${Math.round(box.top)}`
    : undefined;
}

function* pixelsIn({ left, top, right, bottom }: Line['box'], { data, width }: Pixels): Generator<number[]> {
  for (let y = Math.ceil(top); y < Math.floor(bottom); y += 1)
    for (let x = Math.max(0, Math.ceil(left)); x < Math.min(width, Math.floor(right)); x += 1) {
      const at = (y * width + x) * 3;
      yield [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    }
}

// https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

function luminance([r = 0, g = 0, b = 0]: number[]): number {
  return 0.2126 * (LINEAR[r] ?? 0) + 0.7152 * (LINEAR[g] ?? 0) + 0.0722 * (LINEAR[b] ?? 0);
}

// Runs in the page: whether every picture in the window has come, at the width it has there.
function arePicturesThere(): boolean {
  return [...document.images].every((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width === 0 || bottom < 0 || top > innerHeight || (image.complete && image.naturalWidth > 0);
  });
}

// Runs in the page: every line of words that stands whole in the window, nothing fixed over it.
function linesInWindow(): Line[] {
  const cloths = [...document.querySelectorAll('img[alt=""]')].flatMap(
    (image) => image.closest('[aria-hidden="true"]')?.parentElement ?? [],
  );
  const floating = [...document.querySelectorAll('body *')].filter((element) =>
    ['fixed', 'sticky'].includes(getComputedStyle(element).position),
  );
  const roots = [...cloths, ...floating];
  // A project's figure stands over its picture on purpose.
  const pictures = [...document.querySelectorAll('img:not([alt=""])')];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  while (texts.nextNode()) {
    const [node, parent] = [texts.currentNode, texts.currentNode.parentElement];
    const text = node.textContent?.trim().slice(0, 40);
    if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const box = clip(rect, parent);
      const isWhole = box.top >= 0 && box.bottom <= innerHeight && box.right - box.left > 2;
      if (!isWhole || box.bottom - box.top < 4 || floating.some((one) => isOver(one, parent, box))) continue;
      const color = (getComputedStyle(parent).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
      const isOnCloth = roots.some((root) => isOn(root, parent));
      if (isOnCloth || !pictures.some((one) => isOver(one, parent, box)))
        lines.push({ text, color, box, isOnCloth });
    }
  }
  return lines;

  /** What is seen of it: code that goes on under its frame's edge, and words for screen readers only, are cut. */
  function clip({ left, top, right, bottom }: DOMRect, parent: Element): Line['box'] {
    const box = { left: Math.max(left, 0), top, right: Math.min(right, innerWidth), bottom };
    for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue;
      const frame = at.getBoundingClientRect();
      box.left = Math.max(box.left, frame.left);
      box.right = Math.min(box.right, frame.right);
      box.top = Math.max(box.top, frame.top);
      box.bottom = Math.min(box.bottom, frame.bottom);
    }
    return box;
  }

  function isOver(floating: Element, parent: Element, box: Line['box']): boolean {
    if (floating.contains(parent)) return false;
    const { left, top, right, bottom } = floating.getBoundingClientRect();
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  }

  function isOn(root: Element, parent: Element): boolean {
    if (!root.contains(parent)) return false;
    for (let at: Element | null = parent; at && at !== root; at = at.parentElement) {
      const ground = getComputedStyle(at).backgroundColor;
      if (ground !== 'rgba(0, 0, 0, 0)' && Number(ground.match(/[\d.]+/g)?.[3] ?? 1) > 0.85) return false;
    }
    return true;
  }
}
