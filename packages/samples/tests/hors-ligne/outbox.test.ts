import { beforeEach, expect, test } from 'vitest';
import { describeArticle } from '../../support/articles';
import { answer, silence, takeTelephone, type Network } from '../../support/telephone';

const ASIDE = 'SELECT entity_id FROM outbox WHERE answer IS NOT NULL';
const WAITING = 'SELECT entity_id, tries FROM outbox WHERE answer IS NULL ORDER BY seq';

/** A connection that breaks in the midst of an answer. */
const cut: Network = () =>
  new Response(
    new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"vers'));
        stream.error(new TypeError('terminated'));
      },
    }),
  );

const captivePortal: Network = () => new Response('<html>Connectez-vous', { status: 200 });

describeArticle('hors-ligne', () => {
  let phone: Awaited<ReturnType<typeof takeTelephone>>;
  beforeEach(async () => {
    phone = await takeTelephone();
  });

  test('what was corrected twice without a network is sent twice, each time with the version last seen', async () => {
    await phone.save('a', 'un');
    await phone.save('a', 'deux');
    await phone.drain(answer(200, { version: 1 }), answer(200, { version: 2 }));
    expect(phone.sent.map(({ version, data }) => [version, data.notes])).toEqual([
      [0, 'un'],
      [1, 'deux'],
    ]);
    expect(phone.rows('SELECT * FROM outbox')).toEqual([]);
    expect(phone.rows('SELECT version FROM visit')).toEqual([{ version: 2 }]);
  });

  test.each<[string, Network]>([
    ...[401, 403, 404, 408, 429, 502, 503, 504].map((status): [string, Network] => [
      `a ${status}`,
      answer(status, {}),
    ]),
    ['silence', silence],
    ['a body that is cut', cut],
    ['the page of a captive portal', captivePortal],
    ['an answer that says nothing', answer(200, {})],
    ['an answer of null', answer(200, null)],
  ])('%s counts against no record, however often', async (_, network) => {
    for (const id of ['a', 'b', 'c']) await phone.save(id);
    for (let attempt = 0; attempt < 15; attempt++) await phone.drain(network);
    expect(phone.rows(WAITING)).toEqual(['a', 'b', 'c'].map((entity_id) => ({ entity_id, tries: 0 })));
    await phone.drain(answer(200, { version: 1 }));
    expect(phone.rows('SELECT * FROM outbox')).toEqual([]);
  });

  test.each([409, 422])(
    'a %i sets its record aside at once, holds no other back and is put right',
    async (status) => {
      await phone.save('a', 'faux');
      await phone.save('b');
      await phone.drain(answer(status, { notes: 'trop court' }), answer(200, { version: 1 }));
      expect(phone.rows('SELECT entity_id FROM outbox')).toEqual([{ entity_id: 'a' }]);
      await phone.save('a', 'juste');
      await phone.drain(answer(200, { version: 1 }));
      expect(phone.sent.at(-1)?.data.notes).toBe('juste');
      expect(phone.rows('SELECT * FROM outbox')).toEqual([]);
    },
  );

  test.each([400, 413, 500])(
    'a record that is answered %i five times lets the others pass',
    async (status) => {
      await phone.save('a');
      await phone.save('b');
      for (let attempt = 0; attempt < 4; attempt++) await phone.drain(answer(status, {}));
      expect(phone.rows(ASIDE)).toEqual([]);
      await phone.drain(answer(status, {}));
      expect(phone.rows(ASIDE)).toEqual([{ entity_id: 'a' }]);
      await phone.drain(answer(200, { version: 1 }));
      expect(phone.rows('SELECT entity_id FROM outbox')).toEqual([{ entity_id: 'a' }]);
    },
  );

  test('what is set aside says why: the status, and the words of the server whatever they are', async () => {
    await phone.save('a');
    await phone.drain(answer(422, { notes: 'trop court' }));
    const page: Network = () => new Response('<h1>Erreur</h1>', { status: 500 });
    await phone.save('b');
    for (let attempt = 0; attempt < 5; attempt++) await phone.drain(page);
    const told = phone.rows('SELECT answer FROM outbox ORDER BY seq');
    expect(told.map(({ answer }) => JSON.parse(String(answer)) as unknown)).toEqual([
      { status: 422, body: '{"notes":"trop court"}' },
      { status: 500, body: '<h1>Erreur</h1>' },
    ]);
  });
});
