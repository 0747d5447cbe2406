import initSqlJs, { type Database, type SqlValue } from 'sql.js';
import { vi } from 'vitest';
import { loadSample, readSample } from './articles';

type Visit = { id: string; village: string; notes: string };
type Expo = ReturnType<typeof asExpo>;
type Sent = { version: number; data: Visit & { format: number } };

/** What the network makes of a request: an answer, or an error thrown. */
export type Network = () => Response;

export const answer = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });

export const silence: Network = () => {
  throw new TypeError('no network');
};

/** As much of expo-sqlite as the samples use, over a SQLite of its own. */
function asExpo(sqlite: Database) {
  const expo = {
    execAsync: async (sql: string) => void sqlite.exec(sql),
    runAsync: async (sql: string, values: SqlValue[]) => sqlite.run(sql, values),
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
export async function takeTelephone() {
  type Save = { saveVisit: (db: Expo, visit: Visit) => Promise<void> };
  type Drain = { drainOutbox: (db: Expo, endpoint: string) => Promise<void> };
  const { saveVisit } = await loadSample<Save>('hors-ligne/save-visit.ts');
  const { drainOutbox } = await loadSample<Drain>('hors-ligne/drain-outbox.ts');
  const sqlite = new (await initSqlJs()).Database();
  sqlite.exec(readSample('hors-ligne/telephone.sql'));
  const sent: Sent[] = [];

  return {
    sent,
    sqlite,
    rows(sql: string) {
      const [found] = sqlite.exec(sql);
      return (found?.values ?? []).map((row) =>
        Object.fromEntries(found?.columns.map((name, index) => [name, row[index]]) ?? []),
      );
    },
    save: (id: string, notes = id) => saveVisit(asExpo(sqlite), { id, village: 'Kolda', notes }),
    /** Sends what waits; each request meets its network in turn, the last for ever. */
    async drain(...networks: Network[]) {
      vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
        sent.push(JSON.parse(body) as Sent);
        return (networks.length > 1 ? networks.shift() : networks[0])?.();
      });
      await drainOutbox(asExpo(sqlite), 'https://server.example').finally(() => vi.unstubAllGlobals());
    },
  };
}
