import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dropFromOutbox, isSameMessage, keepInOutbox, readOutbox } from '@/lib/outbox/outbox';
import { makeMailerBody } from '../../support/factories';

const NOW = Date.UTC(2024, 10, 18);
const DAY_MS = 24 * 60 * 60 * 1000;

/** A device of this test's own; `setItem` may be told to refuse, as a full disk does. */
function startDevice({ isFull = false } = {}) {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
  });
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return kept;
}

const body = makeMailerBody({ sujet: 'Envoie depuis la page contact' });

function makeEntry(id: string, message = 'Bonjour') {
  return { id, savedAt: NOW, mayHaveArrived: true, body: { ...body, message } };
}

test('a message waits until it is dropped, and each form has its own', () => {
  startDevice();
  keepInOutbox('contact', makeEntry('a'));
  keepInOutbox('contact', makeEntry('b', 'Bonsoir'));

  expect(readOutbox('contact', NOW)).toEqual([makeEntry('a'), makeEntry('b', 'Bonsoir')]);
  expect(readOutbox('quote', NOW)).toEqual([]);

  dropFromOutbox('contact', 'a');
  expect(readOutbox('contact', NOW)).toEqual([makeEntry('b', 'Bonsoir')]);
});

test('a message kept again takes its own place: one message is one entry', () => {
  startDevice();
  keepInOutbox('contact', makeEntry('a'));
  keepInOutbox('contact', { ...makeEntry('a'), mayHaveArrived: false });

  expect(readOutbox('contact', NOW)).toEqual([{ ...makeEntry('a'), mayHaveArrived: false }]);
});

test('nothing is left on the device once the last message has left', () => {
  const kept = startDevice();
  keepInOutbox('contact', makeEntry('a'));
  dropFromOutbox('contact', 'a');

  expect([...kept.keys()]).toEqual([]);
});

test('a message of more than seven days is forgotten', () => {
  startDevice();
  keepInOutbox('contact', makeEntry('a'));

  expect(readOutbox('contact', NOW + 7 * DAY_MS)).toHaveLength(1);
  expect(readOutbox('contact', NOW + 7 * DAY_MS + 1)).toEqual([]);
});

test('a full disk loses the memory of the outbox, never the page', () => {
  startDevice({ isFull: true });

  expect(() => keepInOutbox('contact', makeEntry('a'))).not.toThrow();
  expect(readOutbox('contact', NOW)).toEqual([]);
});

test('no text on the device can make the outbox throw, or offer half a message', () => {
  const kept = startDevice();
  const damaged = fc.array(
    fc.record({ id: fc.jsonValue(), savedAt: fc.jsonValue(), body: fc.jsonValue() }, { requiredKeys: [] }),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        damaged.map((list) => JSON.stringify(list)),
      ),
      (text) => {
        kept.set('trame:envois:contact', text);
        for (const entry of readOutbox('contact', NOW)) {
          expect(Object.keys(entry.body)).toEqual(Object.keys(body));
          expect(entry.body.noms).toHaveLength(2);
        }
      },
    ),
  );
});

test('two messages are the same when the agency would read the same', () => {
  expect(isSameMessage(body, { ...body })).toBe(true);
  expect(isSameMessage(body, { ...body, message: 'Autre chose' })).toBe(false);
});
