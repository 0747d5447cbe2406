import * as crypto from 'node:crypto';
import initSqlJs, { type Database } from 'sql.js';
import { expect, vi } from 'vitest';
import { loadSample } from './load-sample';
import type { Read, Trial } from './trial';

type Row = Record<string, unknown>;
type Visit = { id: string; village: string; notes: string };
type Phone = ReturnType<typeof asExpo>;
/** What the server answers; `null` is no network. */
type Answer = [status: number, body: unknown] | null;

/** As much of expo-sqlite as the samples use, over a SQLite of its own. */
function asExpo(sqlite: Database) {
  const expo = {
    runAsync: async (sql: string, values: (string | number | null)[]) => sqlite.run(sql, values),
    getFirstAsync: async (sql: string) => {
      const statement = sqlite.prepare(sql);
      return statement.step() ? statement.getAsObject() : null;
    },
    withExclusiveTransactionAsync: async (task: (tx: unknown) => Promise<void>) => {
      sqlite.run('BEGIN');
      try {
        await task(expo);
        sqlite.run('COMMIT');
      } catch (error) {
        sqlite.run('ROLLBACK');
        throw error;
      }
    },
  };
  return expo;
}

/** A telephone with the samples of the article on it. */
async function takePhone(read: Read) {
  const load = <Exports>(name: string) =>
    loadSample<Exports>(read, `hors-ligne/${name}.ts`, { 'expo-crypto': crypto });
  const { saveVisit } = load<{ saveVisit: (db: Phone, visit: Visit) => Promise<void> }>('save-visit');
  const { drainOutbox } = load<{ drainOutbox: (db: Phone, endpoint: string) => Promise<void> }>(
    'drain-outbox',
  );
  const { settle } = load<{ settle: (db: Phone, aside: Row, keep: string) => Promise<void> }>('settle');
  const sqlite = new (await initSqlJs()).Database();
  sqlite.run(read('hors-ligne/telephone.sql'));
  const phone = asExpo(sqlite);
  const sent: { version: number; data: Visit }[] = [];

  return {
    sent,
    rows(sql: string): Row[] {
      const statement = sqlite.prepare(sql);
      const found: Row[] = [];
      while (statement.step()) found.push(statement.getAsObject());
      return found;
    },
    save: (id: string, notes: string) => saveVisit(phone, { id, village: 'Kolda', notes }),
    settle: (aside: Row, keep: string) => settle(phone, aside, keep),
    /** Sends what waits; each request has its answer in turn, the last for ever. */
    async drain(...answers: Answer[]) {
      vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
        sent.push(JSON.parse(body) as (typeof sent)[number]);
        const next = answers.length > 1 ? answers.shift() : answers[0];
        if (!next) throw new TypeError('no network');
        return new Response(JSON.stringify(next[1]), { status: next[0] });
      });
      await drainOutbox(phone, 'https://server.example').finally(() => vi.unstubAllGlobals());
    },
  };
}

export const offlineTrials: Trial[] = [
  {
    article: 'hors-ligne',
    promise:
      'a record is sent with the version last seen; without network, or an answer that says nothing, it stays',
    async attempt(read) {
      const { save, drain, rows, sent } = await takePhone(read);
      await save('a', 'un');
      await drain(null);
      await drain([200, {}]);
      expect(rows('SELECT entity_id, answer, tries FROM outbox')).toEqual([
        { entity_id: 'a', answer: null, tries: 1 },
      ]);
      await save('a', 'deux');
      sent.length = 0;
      await drain([200, { version: 1 }], [200, { version: 2 }]);
      expect(sent.map(({ version, data }) => [version, data.notes])).toEqual([
        [0, 'un'],
        [1, 'deux'],
      ]);
      expect(rows('SELECT * FROM outbox')).toEqual([]);
      expect(rows('SELECT version FROM visit')).toEqual([{ version: 2 }]);
    },
  },
  {
    article: 'hors-ligne',
    promise:
      'a record that is refused, or on which the server always fails, holds no other back, and its correction is sent',
    async attempt(read) {
      const { save, drain, rows, sent } = await takePhone(read);
      await save('a', 'faux');
      await save('b', 'autre');
      await drain([422, { notes: 'trop court' }], [200, { version: 1 }]);
      expect(rows('SELECT entity_id FROM outbox')).toEqual([{ entity_id: 'a' }]);
      await save('a', 'juste');
      await drain([200, { version: 1 }]);
      expect(sent.at(-1)?.data.notes).toBe('juste');
      expect(rows('SELECT * FROM outbox')).toEqual([]);

      await save('c', 'un');
      await save('d', 'deux');
      for (let attempt = 0; attempt < 5; attempt++) await drain([500, null]);
      await drain([200, { version: 1 }]);
      expect(rows('SELECT entity_id FROM outbox')).toEqual([{ entity_id: 'c' }]);
    },
  },
  {
    article: 'hors-ligne',
    promise: 'after a conflict someone keeps one of the two, and nothing is lost before',
    async attempt(read) {
      for (const [keep, notes, resent] of [
        ['ours', 'ici', [[3, 'ici']]],
        ['theirs', 'là-bas', []],
      ] as const) {
        const { save, drain, rows, sent, settle } = await takePhone(read);
        await save('a', 'ici');
        await drain([409, { version: 3, village: 'Kolda', notes: 'là-bas' }]);
        const [aside] = rows('SELECT entity_id, answer FROM outbox');
        expect(rows('SELECT notes FROM visit')).toEqual([{ notes: 'ici' }]);
        sent.length = 0;
        await settle(aside ?? {}, keep);
        await drain([200, { version: 4 }]);
        expect(rows('SELECT notes FROM visit')).toEqual([{ notes }]);
        expect(rows('SELECT * FROM outbox')).toEqual([]);
        expect(sent.map(({ version, data }) => [version, data.notes])).toEqual(resent);
      }
    },
  },
];
