import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  dropUnsent,
  isSameMessage,
  keepUnsent,
  readKept,
  readUnsent,
  writeKept,
  type Unsent,
} from '@/lib/rules/lead/kept';
import { makeMailerBody } from '../../support/factories';

const NOW = Date.UTC(2024, 10, 18);
const DAY_MS = 24 * 60 * 60 * 1000;
const body = makeMailerBody();
const message = (id: string, savedAt = NOW): Unsent => ({ id, savedAt, mayHaveArrived: false, body });

/** A device whose storage is the map that is returned. */
function startDevice() {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  vi.useFakeTimers({ now: NOW });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return kept;
}

test('messages wait in order, each once, until they are dropped', () => {
  const kept = startDevice();
  keepUnsent('contact', message('a'));
  keepUnsent('contact', message('b'));
  keepUnsent('contact', { ...message('a'), mayHaveArrived: true });

  expect(readUnsent('contact').map(({ id, mayHaveArrived }) => [id, mayHaveArrived])).toEqual([
    ['b', false],
    ['a', true],
  ]);
  expect(readUnsent('quote')).toEqual([]);
  dropUnsent('contact', 'a');
  dropUnsent('contact', 'b');
  expect(kept.size).toBe(0);
});

test('what is seven days old, or dated a day ahead by a wrong clock, is deleted from the device', () => {
  const kept = startDevice();
  const list = [
    message('old', NOW - 7 * DAY_MS),
    message('ahead', NOW + DAY_MS),
    message('soon', NOW + 60_000),
    message('last', NOW - 6 * DAY_MS),
  ];
  writeKept('key', list);

  expect(readKept('key').map(({ id }) => id)).toEqual(['soon', 'last']);
  expect(kept.get('key')).not.toMatch(/old|ahead/);
  vi.setSystemTime(NOW + 8 * DAY_MS);
  expect(readKept('key')).toEqual([]);
  expect(kept.size).toBe(0);
});

test('no text on the device can make the page throw, or offer half a message', () => {
  const kept = startDevice();
  const damaged = fc.array(
    fc.record({ id: fc.jsonValue(), savedAt: fc.jsonValue(), body: fc.jsonValue() }, { requiredKeys: [] }),
  );
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    damaged.map((list) => JSON.stringify(list)),
  );
  fc.assert(
    fc.property(text, (damage) => {
      kept.set('trame:envois:contact', damage);
      for (const entry of readUnsent('contact')) expect(Object.keys(entry.body)).toEqual(Object.keys(body));
    }),
  );
});

test('two messages are the same when the agency would read the same', () => {
  expect(isSameMessage(body, { ...body })).toBe(true);
  expect(isSameMessage(body, { ...body, message: 'Autre chose' })).toBe(false);
});
