import { expect } from 'vitest';
import type { Driver, Key } from './drivers/driver';

const KINDS = {
  link: 'a[href]',
  button: 'button,summary',
  box: 'input[type=checkbox]',
  choice: 'input[type=radio]',
  field: 'input:not([type=checkbox]):not([type=radio]),textarea,select',
  heading: 'h1,h2,h3',
};

/** A first visible thing of its kind by the name a visitor reads, whole or its beginning; within a part of the page. */
type Thing = [kind: keyof typeof KINDS, name: string, within?: string];

/** In the page: hence self-contained, and in words that Chromium 80 knows. */
function find(selector: string, name: string, within: string): HTMLElement {
  const plain = (text: string | null) => (text || '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const { labels } = element as HTMLInputElement;
    return plain(
      element.getAttribute('aria-label') ||
        (labels && labels[0] ? labels[0].textContent : (element as HTMLElement).innerText),
    );
  };
  const shown = [...document.querySelectorAll(within)]
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>(selector)])
    .filter(
      (element) => element.getClientRects().length && getComputedStyle(element).visibility === 'visible',
    );
  const found =
    shown.find((element) => nameOf(element) === plain(name)) ||
    shown.find((element) => nameOf(element).startsWith(plain(name)));
  if (!found) throw new Error(`nothing shown is called « ${name} »`);
  return found;
}

/** Where a press would meet a thing; brought into view first. */
function placeOf(element: HTMLElement) {
  const { top, bottom } = element.getBoundingClientRect();
  // Chromium 80 has no `instant`: the page's smooth scrolling would never end, started anew at each look.
  document.documentElement.style.scrollBehavior = 'auto';
  if (top < 60 || bottom > innerHeight - 80) {
    // As a visitor does, by the wheel: a page that brings its own news into view lets go of it.
    dispatchEvent(new Event('wheel'));
    element.scrollIntoView({ block: 'center' });
  }
  document.documentElement.style.scrollBehavior = '';
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  const label = (element as HTMLInputElement).labels;
  const isMet = hit && [element, ...(label || [])].some((part) => part.contains(hit));
  return { x, y, over: isMet ? '' : hit ? hit.outerHTML.slice(0, 200) : 'outside the window' };
}

/** A visitor of a site, in any engine; waits for what they look for, and fails where it does not come. */
export function createVisitor(driver: Driver, origin: string) {
  const call = async (fn: object, given: string[]) => driver.run(`(${fn.toString()})(${given.join()})`);
  const texts = (args: unknown[]) => args.map((arg) => JSON.stringify(arg));

  /** What a function of the page answers. */
  const page = <Args extends unknown[], Result>(fn: (...args: Args) => Result, ...args: Args) =>
    call(fn, texts(args)) as Promise<Result>;

  /** The same, of a thing in the page. */
  const at = <Result>([kind, name, within = 'body']: Thing, fn: (element: HTMLElement) => Result) =>
    call(fn, [`(${find.toString()})(${texts([KINDS[kind], name, within]).join()})`]) as Promise<Result>;

  const until = (ask: () => Promise<unknown>) => expect.poll(ask, { interval: 40 });

  /** Waits until the document is another than before, and no longer the empty one in between. */
  async function leaveBy(way: () => Promise<unknown>) {
    await page(() => void (document.documentElement.dataset.left = 'yes'));
    await way();
    await until(() =>
      page(() => {
        const { readyState, documentElement } = document;
        return location.protocol !== 'about:' && !documentElement.dataset.left && readyState !== 'loading';
      }),
    ).toBe(true);
  }

  const open = (path: string) => leaveBy(() => driver.goTo(`${origin}${path}`));
  const reload = () => leaveBy(() => page(() => void setTimeout(() => location.reload())));

  async function press(...thing: Thing) {
    let last = '';
    let looks = 0;
    // Not before it stands still, with nothing over it.
    await until(async () => {
      const place = await at(thing, placeOf);
      const seen = JSON.stringify(place);
      looks = seen === last ? looks + 1 : 0;
      last = seen;
      return place.over || (looks > 2 ? 'ready' : 'moving');
    }).toBe('ready');
    const { x, y } = JSON.parse(last) as { x: number; y: number };
    await driver.press(x, y);
  }

  async function fill(name: string, text: string) {
    // The page may have moved under the press, as it does to bring what failed into view: a visitor tries again.
    await until(async () => {
      await press('field', name);
      return at(['field', name], (field) => document.activeElement === field);
    }).toBe(true);
    await driver.type(text);
    await until(() => valueOf(name)).toBe(text);
  }
  const valueOf = (name: string) => at(['field', name], (field) => (field as HTMLInputElement).value);

  const words = () => page(() => document.body.innerText.replace(/\s+/g, ' '));

  return {
    ...{ page, until, open, reload, press, fill, valueOf },
    key: (key: Key) => driver.key(key),
    sees: (text: string) => until(words).toContain(text),
    /** At an address whose page is there: the menu has marked it. */
    isAt: (path: string) =>
      until(() =>
        page(() => {
          const marked = document.querySelector('[aria-current=page]');
          return [location.pathname, marked && marked.getAttribute('href')];
        }),
      ).toEqual([path, path.startsWith('/blog/') ? null : path]),
    has: (...thing: Thing) => until(() => at(thing, () => true)).toBe(true),
    /** Nothing so called is shown. */
    misses: (...thing: Thing) =>
      until(() => at(thing, () => 'shown').catch((error: Error) => error.message)).toContain('nothing shown'),
    /** What holds these words is wholly in the window. */
    inView: (selector: string, text: string) =>
      until(() =>
        page(
          (wanted, words) => {
            const all = [...document.querySelectorAll(wanted)];
            const box = all.find(({ textContent }) => textContent?.includes(words))?.getBoundingClientRect();
            return box && (box.top >= 0 && box.bottom <= innerHeight ? 'in view' : [box.top, box.bottom]);
          },
          ...([selector, text] as const),
        ),
      ).toBe('in view'),
  };
}

export type Visitor = ReturnType<typeof createVisitor>;
