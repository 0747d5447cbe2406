import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM, VirtualConsole } from 'jsdom';
import { compressTexts } from '@/publish/steps/compress-texts';
import type { TemporaryFolder } from '../support/copy-project';
import { usedCss } from './used-css';

/** What a writer by hand would not have: scripts and their hints, and the marks of the framework. */
const MACHINERY = [
  'script:not([type="application/ld+json"])',
  'link[rel="preload"][as="script"]',
  'link[rel="modulepreload"]',
  'meta[http-equiv="Content-Security-Policy"]',
  'meta[name="next-size-adjust"]',
  'template',
].join(',');
const STYLES = 'link[rel="stylesheet"], style';
const MARKS = ['data-precedence', 'data-href', 'nonce', 'crossorigin'];

/**
 * The practical limit: the home page of `out` and one that it leads to, as one would write them by hand. Same words, markup, pictures, fonts, hints
 * for them and structured data; no script at all; of the CSS only the rules that this page uses, in the page itself,
 * which on a slow network beats a file of its own by a round trip.
 */
export async function writeByHand(out: string): Promise<TemporaryFolder> {
  const path = mkdtempSync(join(tmpdir(), 'trame-bench-'));
  cpSync(out, path, { recursive: true, filter: (source) => !/\.(html|txt|js)(\.br|\.gz)?$/.test(source) });
  for (const file of ['index.html', 'services.html'])
    writeFileSync(join(path, file), pageByHand(out, readFileSync(join(out, file), 'utf8')));
  await compressTexts(path);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function pageByHand(out: string, exported: string): string {
  // A console of its own, and silent: the parser knows less CSS than the page uses, and is not asked to.
  const dom = new JSDOM(exported, {
    virtualConsole: new VirtualConsole(),
  });
  const { document, NodeFilter } = dom.window;
  const css = [...document.querySelectorAll<HTMLElement>(STYLES)]
    .map((style) => readStyle(out, style))
    .join('\n');
  document.querySelectorAll(`${MACHINERY}, ${STYLES}`).forEach((element) => element.remove());
  document.querySelectorAll('body > [hidden]:empty').forEach((element) => element.remove());
  const comments = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
  for (const mark of MARKS) {
    document.querySelectorAll(`[${mark}]`).forEach((element) => {
      // A font is fetched without credentials, so its preload must say so.
      if (element.getAttribute('as') !== 'font') element.removeAttribute(mark);
    });
  }
  const style = `<style>${usedCss(css, document)}</style></head>`;
  const html = document.documentElement.outerHTML.replace('</head>', () => style);
  return `<!doctype html>${html}`;
}

/** Addresses in a file of styles hold from where that file lies. */
function readStyle(out: string, style: HTMLElement): string {
  const href = style.getAttribute('href');
  if (href === null) return style.textContent ?? '';
  const folder = href.slice(0, href.lastIndexOf('/') + 1);
  return readFileSync(join(out, href.replace(/\?.*/, '')), 'utf8').replace(
    /url\((['"]?)(?!\/|data:|#)/g,
    (_, quote: string) => `url(${quote}${folder}`,
  );
}
