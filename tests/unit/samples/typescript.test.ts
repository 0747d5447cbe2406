import * as crypto from 'node:crypto';
import { extname, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import initSqlJs, { type Database } from 'sql.js';
import ts from 'typescript';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadSample } from '../../support/load-sample';
import { hasArticle, readSample, samplePaths } from '../../support/samples';

const SLOW_MS = 60_000;

/** What the samples take from the libraries they name, no more. */
const LIBRARIES: Record<string, string> = {
  'expo-crypto': 'export function randomUUID(): string;',
  'expo-sqlite': `export interface SQLiteDatabase {
    runAsync(sql: string, values: unknown[]): Promise<unknown>;
    getFirstAsync<Row>(sql: string): Promise<Row | null>;
    withExclusiveTransactionAsync(task: (tx: SQLiteDatabase) => Promise<void>): Promise<void>; }`,
  express: `export interface Express { post(path: string, ...handlers: (Handler | object)[]): void }
    type Handler = (req: { body: unknown; get(name: string): string | undefined },
      res: { sendStatus(code: number): void }, next: (error: unknown) => void) => unknown;
    declare const express: { raw(options: { type: string }): object };
    export default express;`,
};

test(
  'the compiler has nothing to say of the TypeScript shown',
  () => {
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
      types: ['node'],
      esModuleInterop: true,
      skipLibCheck: true,
      paths: Object.fromEntries(Object.keys(LIBRARIES).map((name) => [name, [resolve(`stub-${name}.d.ts`)]])),
    };
    const host = ts.createCompilerHost(options);
    const { fileExists, getSourceFile } = host;
    const stubOf = (file: string) => LIBRARIES[file.match(/stub-([\w-]+)\.d\.ts$/)?.[1] ?? ''];
    host.fileExists = (file) => stubOf(file) !== undefined || fileExists(file);
    host.getSourceFile = (file, version, ...rest) => {
      const stub = stubOf(file);
      return stub ? ts.createSourceFile(file, stub, version) : getSourceFile(file, version, ...rest);
    };
    const program = ts.createProgram(
      samplePaths.filter((path) => extname(path) === '.ts'),
      options,
      host,
    );

    expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText)).toEqual([]);
  },
  SLOW_MS,
);

describe.skipIf(!hasArticle('hors-ligne'))('Hors ligne : the telephone', () => {
  type Visit = { id: string; village: string; notes: string };
  type Phone = ReturnType<typeof asExpo>;
  const stubs = { 'expo-crypto': crypto };
  const { saveVisit } = loadSample<{ saveVisit: (db: Phone, visit: Visit) => Promise<void> }>(
    'hors-ligne/save-visit.ts',
    stubs,
  );
  const { drainOutbox } = loadSample<{ drainOutbox: (db: Phone, endpoint: string) => Promise<void> }>(
    'hors-ligne/drain-outbox.ts',
  );
  const { settle } = loadSample<{
    settle: (db: Phone, aside: Row, keep: 'ours' | 'theirs') => Promise<void>;
  }>('hors-ligne/settle.ts');
  type Row = Record<string, unknown>;

  let sqlite: Database;
  let phone: Phone;
  let sent: { version: number; data: Visit }[];

  beforeEach(async () => {
    sqlite = new (await initSqlJs()).Database();
    sqlite.run(readSample('hors-ligne/telephone.sql'));
    phone = asExpo(sqlite);
    sent = [];
  });

  afterEach(() => vi.unstubAllGlobals());

  function rows(sql: string): Row[] {
    const statement = sqlite.prepare(sql);
    const found: Row[] = [];
    while (statement.step()) found.push(statement.getAsObject());
    return found;
  }

  /** A server that answers each request in turn, the last answer for ever; `null` is no network. */
  function answer(...answers: ([status: number, body: unknown] | null)[]) {
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body) as (typeof sent)[number]);
      const next = answers.length > 1 ? answers.shift() : answers[0];
      if (!next) throw new TypeError('no network');
      return new Response(JSON.stringify(next[1]), { status: next[0] });
    });
  }

  const save = (id: string, notes: string) => saveVisit(phone, { id, village: 'Kolda', notes });
  const drain = () => drainOutbox(phone, 'https://server.example');

  test('a record is written with what must be sent, and sent with the version last seen', async () => {
    await save('a', 'un');
    await save('a', 'deux');
    answer([200, { version: 1 }], [200, { version: 2 }]);
    await drain();

    expect(sent.map(({ version, data }) => [version, data.notes])).toEqual([
      [0, 'un'],
      [1, 'deux'],
    ]);
    expect(rows('SELECT * FROM outbox')).toEqual([]);
    expect(rows('SELECT version FROM visit')).toEqual([{ version: 2 }]);
  });

  test('without network, or with an answer that says nothing, everything stays', async () => {
    await save('a', 'un');
    answer(null);
    await drain();
    answer([200, {}]);
    await drain();

    expect(rows('SELECT entity_id, answer FROM outbox')).toEqual([{ entity_id: 'a', answer: null }]);
    expect(rows('SELECT tries FROM outbox')).toEqual([{ tries: 1 }]);
  });

  test('a refused record holds no other back, and its correction is sent', async () => {
    await save('a', 'faux');
    await save('b', 'autre');
    answer([422, { notes: 'trop court' }], [200, { version: 1 }]);
    await drain();
    expect(rows('SELECT entity_id FROM outbox')).toEqual([{ entity_id: 'a' }]);

    await save('a', 'juste');
    answer([200, { version: 1 }]);
    await drain();

    expect(sent.at(-1)?.data.notes).toBe('juste');
    expect(rows('SELECT * FROM outbox')).toEqual([]);
  });

  test('a record on which the server always fails ends up aside, and the others leave', async () => {
    await save('a', 'un');
    await save('b', 'deux');
    answer([500, null]);
    for (let attempt = 0; attempt < 5; attempt++) await drain();
    answer([200, { version: 1 }]);
    await drain();

    expect(rows('SELECT entity_id FROM outbox')).toEqual([{ entity_id: 'a' }]);
  });

  test.each([
    ['ours', 'ici', [3, 'ici']],
    ['theirs', 'là-bas', undefined],
  ] as const)('after a conflict, someone keeps %s: nothing is lost before', async (keep, notes, resent) => {
    await save('a', 'ici');
    answer([409, { version: 3, village: 'Kolda', notes: 'là-bas' }]);
    await drain();
    const [aside] = rows('SELECT entity_id, answer FROM outbox');
    expect(rows('SELECT notes FROM visit')).toEqual([{ notes: 'ici' }]);

    sent = [];
    answer([200, { version: 4 }]);
    await settle(phone, aside ?? {}, keep);
    await drain();

    expect(rows('SELECT notes FROM visit')).toEqual([{ notes }]);
    expect(rows('SELECT * FROM outbox')).toEqual([]);
    expect(sent[0] && [sent[0].version, sent[0].data.notes]).toEqual(resent);
  });
});

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

describe.skipIf(!hasArticle('mobile-money'))('Mobile Money : the notices', () => {
  type Handler = (req: object, res: object, next: (error: unknown) => void) => Promise<void>;
  const express = { raw: () => 'raw' };
  const { receiveNotices } = loadSample<{
    receiveNotices: (app: object, db: object, secret: string) => void;
  }>('mobile-money/webhook.ts', { 'node:crypto': crypto, express });

  const db = new PGlite();
  let receive: Handler;

  beforeAll(async () => {
    receiveNotices({ post: (_: string, __: unknown, handler: Handler) => (receive = handler) }, db, 'secret');
    await db.waitReady;
  }, SLOW_MS);

  beforeEach(async () => {
    await db.exec('DROP TABLE IF EXISTS payment, webhook_event');
    await db.exec(readSample('mobile-money/paiement.sql'));
  });

  /** The status that answers a notice signed `secondsAgo`, with what is kept of all notices. */
  async function notify(body: unknown, { secondsAgo = 0, secret = 'secret' } = {}) {
    const timestamp = String(Math.floor(Date.now() / 1000) - secondsAgo);
    const rawBody = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    const signature = crypto
      .createHmac('sha256', secret)
      .update(`${timestamp}.`)
      .update(rawBody ?? '')
      .digest('hex');
    const headers: Record<string, string> = { 'X-Timestamp': timestamp, 'X-Signature': signature };
    const sendStatus = vi.fn();
    const next = vi.fn();
    await receive({ body: rawBody, get: (name: string) => headers[name] }, { sendStatus }, next);
    expect(next).not.toHaveBeenCalled();
    return sendStatus.mock.calls[0]?.[0] as number;
  }

  test('« pending » and « succeeded » under one number are both kept, a repeat only once', async () => {
    const statuses = ['pending', 'succeeded', 'succeeded'];

    for (const status of statuses) expect(await notify({ id: '7', status })).toBe(200);
    expect((await db.query('SELECT body FROM webhook_event ORDER BY body')).rows).toEqual([
      { body: '{"id":"7","status":"pending"}' },
      { body: '{"id":"7","status":"succeeded"}' },
    ]);
  });

  test('a notice that is forged, old or of which another reader ate the bytes is refused', async () => {
    expect(await notify({ id: '7' }, { secret: 'autre' })).toBe(401);
    expect(await notify({ id: '7' }, { secondsAgo: 600 })).toBe(401);
    expect((await db.query('SELECT * FROM webhook_event')).rows).toEqual([]);
  });
});
