import { afterEach, expect, test, vi } from 'vitest';
import { showNotice } from '@/components/layout/show-notice';
import { renderSite } from '../support/render-site';

const closing = { from: '2026-12-24', to: '2027-01-02', text: 'Fermé du 24 décembre au 2 janvier.' };

afterEach(() => void vi.useRealTimers());

test.each([
  ['2026-12-23T12:00:00Z', true],
  ['2026-12-24T12:00:00Z', false],
  ['2027-01-02T12:00:00Z', false],
  ['2027-01-03T12:00:00Z', true],
])('on %s an announcement between two days is hidden: %s', (now, isHidden) => {
  vi.useFakeTimers({ now: Date.parse(now) });
  document.body.innerHTML = `<p hidden data-days="${closing.from} ${closing.to}"></p>`;
  const notice = document.querySelector('p') as HTMLElement;
  const undo = showNotice(notice);
  expect(notice.hidden).toBe(isHidden);
  undo();
  expect(notice.hidden).toBe(true);
});

test('it stands under the bar of each page and above the button of both forms, hidden without a script, until a build after its last day', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-01'), toFake: ['Date'] });
  const past = { from: '2026-08-01', to: '2026-08-15', text: 'Fermé en août.' };
  const said = await renderSite({ facts: (agency) => void (agency.notices = [past, closing]) });
  const times = (path: string) => {
    const page = new DOMParser().parseFromString(said[path] ?? '', 'text/html');
    const hidden = [...page.querySelectorAll('[hidden]')];
    return hidden.filter(({ textContent }) => textContent === closing.text).length;
  };
  expect(['/', '/about', '/contact', '/devis'].map(times)).toEqual([1, 1, 2, 2]);
  expect(JSON.stringify(said)).not.toContain(past.text);
});

test('a build in its last evening keeps it, where that is the next day in Greenwich', async () => {
  vi.useFakeTimers({ now: Date.parse('2027-01-03T01:00:00Z'), toFake: ['Date'] });
  const said = await renderSite({
    facts: (agency) =>
      void Object.assign(agency, { notices: [closing], hours: { ...agency.hours, zone: 'GMT-5' } }),
  });
  expect(said['/']).toContain(closing.text);
});
