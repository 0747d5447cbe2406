import { expect, test } from 'vitest';
import { describeArticle, loadSample, readSample } from '../../support/articles';
import { python, runPython } from '../../support/python';

/** Pragmas that a sample gives a connection. */
const pragmasOf = (sample: string) =>
  [...readSample(sample).matchAll(/PRAGMA (\w+) = (\w+)/g)].map(([all]) => all);

/**
 * Two connections to one file: one reads, then one writes while the other holds a transaction open. Told is what became of
 * the writer that found a reader, and of the one that found another writer: 'written', 'waiting' or SQLite's complaint.
 */
const PROGRAM = `import json, os, sqlite3, sys, tempfile, threading
tables, pragmas = sys.argv[1], sys.argv[2].split(";")
with tempfile.TemporaryDirectory() as folder:
    def connect():
        link = sqlite3.connect(os.path.join(folder, "p.db"), timeout=0, isolation_level=None, check_same_thread=False)
        for pragma in filter(None, pragmas):
            link.execute(pragma)
        return link
    one, other, told = connect(), connect(), {}
    one.executescript(tables)
    def write(link, name):
        try:
            link.execute("INSERT INTO outbox (key, entity_id, payload) VALUES (?, 'a', '{}')", [name])
            told[name] = "written"
        except sqlite3.OperationalError as error:
            told[name] = str(error)
    one.execute("BEGIN"); one.execute("SELECT * FROM outbox").fetchall()
    write(other, "reader")
    one.execute("COMMIT")
    one.execute("BEGIN IMMEDIATE")
    thread = threading.Thread(target=write, args=(other, "writer"))
    thread.start(); thread.join(0.3)
    waited = thread.is_alive()
    one.execute("COMMIT"); thread.join()
    print(json.dumps({**told, "waited": waited}))`;

describeArticle('hors-ligne', () => {
  const TABLES = 'CREATE TABLE outbox (seq INTEGER PRIMARY KEY, key TEXT, entity_id TEXT, payload TEXT)';
  const compete = (pragmas: string[]) =>
    runPython<Record<string, string | boolean>>('hors-ligne', PROGRAM, TABLES, pragmas.join(';'));

  test.skipIf(!python)(
    'a visit is saved while the outbox is read, and while another connection writes',
    () => {
      const atOpening = pragmasOf('hors-ligne/telephone.sql');
      expect(compete(atOpening)).toEqual({ reader: 'written', writer: 'written', waited: true });
    },
  );

  test.skipIf(!python)('without what the article adds, « database is locked »', () => {
    const locked = 'database is locked';
    expect(compete([])).toEqual({ reader: locked, writer: locked, waited: false });
  });

  test('a database under lock is given its key before anything else, and no key that is not one', async () => {
    const said: string[] = [];
    const { unlock } = await loadSample<{ unlock: (db: unknown, key: string) => Promise<void> }>(
      'hors-ligne/cle.ts',
    );
    const db = { execAsync: async (sql: string) => void said.push(sql) };
    await unlock(db, 'ab'.repeat(32));
    expect(said[0]).toBe(`PRAGMA key = "x'${'ab'.repeat(32)}'"`);
    expect(said.slice(1).map((sql) => sql.split(' ')[1])).toEqual(['journal_mode', 'busy_timeout']);
    await expect(unlock(db, "'; DROP TABLE visit; --")).rejects.toThrow(/32 octets/);
  });

  test('each transaction of the samples tells its connection to wait', () => {
    for (const name of ['save-visit', 'drain-outbox']) {
      const sample = readSample(`hors-ligne/${name}.ts`);
      const transactions = sample.match(/withExclusiveTransactionAsync/g) ?? [];
      expect(pragmasOf(`hors-ligne/${name}.ts`)).toEqual(
        transactions.map(() => 'PRAGMA busy_timeout = 5000'),
      );
    }
  });
});
