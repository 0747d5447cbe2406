import type { Document, Element } from 'domhandler';
import { DomUtils, ElementType } from 'htmlparser2';
import { versionOf } from '@/lib/pictures/write-media';
import { append, elementsOf, headOf } from './parse-page';

/** What React starts from, as a script file of its own. */
export type Flight = { file: string; text: string };

/** Data for React, and what Turbopack starts with. */
const isFlight = (script: Element) =>
  /self\.__next_f(=|\.push)|^\(globalThis\["TURBOPACK"\]/.test(DomUtils.textContent(script));

/** As early scripts begin (publish/bundle-early-scripts.ts). */
const isOurs = (script: Element) => /^\(\(\)=>/.test(DomUtils.textContent(script));

const isEmptyPlace = ({ attribs, children }: Element) =>
  'hidden' in attribs && children.every(({ type }) => type === ElementType.Comment);

const TEACH = 'say in publish/pages/defer-scripts.ts how this version of the framework writes them';

/**
 * Takes the framework's scripts out of a page. One with a form to send leaves their addresses for early/hydrate-on-touch.ts, which
 * fetches them at the first touch; the data that React starts from is then a file of its own, so that a visitor who only
 * reads does not pay for a second copy of the page. Without this step everything is fetched at once, and works the same.
 * @throws with the remedy, when a page does not look as the framework is known to write it.
 */
export function deferScripts(page: Document): { deferred: string[]; flight?: Flight } {
  const held = elementsOf(page, 'script', ({ attribs }) => !attribs.src && !attribs.type);
  const inline = held.filter(isFlight);
  const unknown = held.find((script) => !isFlight(script) && !isOurs(script));
  const files = elementsOf(page, 'script', ({ attribs }) => attribs.src !== undefined);
  // Those for browsers without modules are for older ones than any that the site supports.
  const sources = files.flatMap(({ attribs: { src = '', noModule } }) => (noModule === undefined ? src : []));
  const runtime = sources.filter((src) => /\/(webpack|turbopack)-[^/]+\.js$/.test(src));
  const text = inline.map((script) => DomUtils.textContent(script)).join('\n');
  if (unknown)
    throw new Error(
      `an inline script that nobody knows, ${DomUtils.textContent(unknown).slice(0, 80)}… : if it is ours, make it an *.early.ts; else ${TEACH}`,
    );
  if (runtime.length !== 1) throw new Error(`${runtime.length} runtimes of the framework, not one: ${TEACH}`);
  if (!/^\(self[^\n]*push\(\[0\]\)/m.test(text)) throw new Error(`no data for React to start from: ${TEACH}`);

  const preloads = elementsOf(page, 'link', ({ attribs }) => attribs.as === 'script');
  for (const element of [...inline, ...files, ...preloads]) DomUtils.removeElement(element);
  if (elementsOf(page, 'form', ({ attribs }) => 'data-form' in attribs).length === 0) {
    // The empty place where React would put what it streams.
    elementsOf(page, 'div', isEmptyPlace).forEach(DomUtils.removeElement);
    return { deferred: [] };
  }
  const flight = { file: `/_next/static/flight/${versionOf(text)}.js`, text };
  const deferred = [flight.file, ...sources.filter((src) => !runtime.includes(src)), ...runtime];
  const list = JSON.stringify(deferred);
  append(headOf(page), `<script type="application/json" data-deferred="">${list}</script>`);
  return { deferred, flight };
}

/** The script files of a page that wait for a touch, in the order they are fetched; none where the page names none. */
export function readDeferredScripts(html: string): string[] {
  const list = /<script type="application\/json" data-deferred(?:="")?>([^<]*)<\/script>/.exec(html)?.[1];
  return list === undefined ? [] : (JSON.parse(list) as string[]);
}
