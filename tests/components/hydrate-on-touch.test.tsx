import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { forms } from '@/content/forms';
import { writeDraft } from '@/lib/rules/lead/draft';
import { hydrateOnTouch } from '@/components/early/hydrate-on-touch';
import { keepDraft } from '@/components/lead/keep-draft';

const SCRIPTS = ['/data.js', '/form.js'];
const RUNTIME = '/runtime.js';

const asked = () =>
  [...document.head.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
const fetched = vi.fn((_: string) => Promise.resolve(new Response('')));
const ahead = () => fetched.mock.calls.map(([src]) => src);

/** A page with a form and scripts that wait, read until it rests. */
function openPage() {
  const list = JSON.stringify([...SCRIPTS, RUNTIME]);
  render(
    <form aria-label="Contact" data-form={forms.contact.name}>
      <script type="application/json" data-deferred="" dangerouslySetInnerHTML={{ __html: list }} />
      <input name="name" />
      <input type="radio" name="monnaie" value="euro" />
    </form>,
  );
  vi.useFakeTimers();
  const form = screen.getByRole<HTMLFormElement>('form');
  const undo = [keepDraft(form), hydrateOnTouch(form)];
  onTestFinished(() => {
    undo.forEach((each) => each());
    vi.useRealTimers();
    vi.unstubAllGlobals();
    document.head.replaceChildren();
  });
  fireEvent(window, new Event('pageshow'));
  vi.runAllTimers();
  return form;
}

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.stubGlobal('fetch', fetched.mockClear());
});

test('a script that does not arrive is asked for again at the next touch', () => {
  const form = openPage();
  fireEvent.pointerDown(form);
  vi.runAllTimers();
  const [lost = ''] = SCRIPTS;
  document.head.querySelectorAll(`script[src="${lost}"]`).forEach((script) => fireEvent.error(script));
  expect(asked()).not.toContain(lost);
  fireEvent.pointerDown(form);
  vi.runAllTimers();
  expect(asked()).toContain(lost);
});

test.each([
  ['a mouse that passes over the form', (form: HTMLElement) => fireEvent.pointerOver(form)],
  [
    'a finger that comes down to swipe',
    (form: HTMLElement) => fireEvent.pointerDown(form, { pointerType: 'touch' }),
  ],
  ['a touch beside the form', () => fireEvent.pointerDown(document.body)],
])('%s starts nothing', (_, move) => {
  move(openPage());
  vi.runAllTimers();
  expect(asked()).toEqual([]);
});

test.each([
  ['words kept for this form start', forms.contact.name, 'name', true],
  ['words kept for another form do not start', forms.quote.name, 'name', false],
  ['a currency alone, in which nothing was asked, does not start', forms.contact.name, 'monnaie', false],
])('%s its scripts', (_, name, field, isStarted) => {
  localStorage.setItem('anything', 'else');
  writeDraft(name, { pairs: [[field, 'euro']] });
  openPage();
  expect(asked()).toEqual(isStarted ? [...SCRIPTS, RUNTIME] : []);
});

test.each([
  ['a browser that tells nothing', undefined, true],
  ['3G', { effectiveType: '3g' }, true],
  ['2G', { effectiveType: '2g' }, false],
  ['a visitor who saves data', { effectiveType: '4g', saveData: true }, false],
])(
  'once the page rests its scripts are fetched ahead, and none runs, but where data is dear: %s',
  (_, connection, isAhead) => {
    vi.stubGlobal('navigator', { connection });
    openPage();
    // An anchor, and the way back to the page, ask for nothing again.
    for (const type of ['hashchange', 'pageshow']) fireEvent(window, new Event(type));
    vi.runAllTimers();
    expect(ahead()).toEqual(isAhead ? [...SCRIPTS, RUNTIME] : []);
    expect(asked()).toEqual([]);
  },
);

test('a page prepared ahead fetches nothing before it is seen', () => {
  vi.stubGlobal('navigator', {});
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  openPage();
  expect(ahead()).toEqual([]);
  fireEvent(document, new Event('prerenderingchange'));
  vi.runAllTimers();
  expect(ahead()).toEqual([...SCRIPTS, RUNTIME]);
  Reflect.deleteProperty(document, 'prerendering');
});
