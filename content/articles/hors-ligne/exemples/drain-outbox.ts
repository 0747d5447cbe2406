import type { SQLiteDatabase } from 'expo-sqlite';

type Entry = { seq: number; key: string; entity_id: string; payload: string; version: number };
type Outcome = { version: number } | { answer: string; tries: number } | null;

const NEXT = `SELECT o.seq, o.key, o.entity_id, o.payload, v.version
  FROM outbox o JOIN visit v ON v.id = o.entity_id
  WHERE o.entity_id NOT IN (SELECT entity_id FROM outbox WHERE answer IS NOT NULL)
  ORDER BY o.seq LIMIT 1`;

/** Combien de ces réponses mettent une fiche de côté ; aucune autre ne compte. */
const TRIES: Record<number, number> = { 409: 1, 422: 1, 400: 5, 413: 5, 500: 5 };

export async function drainOutbox(db: SQLiteDatabase, endpoint: string): Promise<void> {
  for (;;) {
    const entry = await db.getFirstAsync<Entry>(NEXT);
    if (!entry) return;
    const outcome = await send(entry, endpoint);
    if (!outcome) return;
    if ('answer' in outcome) {
      await db.runAsync(
        'UPDATE outbox SET tries = tries + 1, answer = iif(tries + 1 < ?, NULL, ?) WHERE seq = ?',
        [outcome.tries, outcome.answer, entry.seq],
      );
      if (outcome.tries > 1) return;
      continue;
    }
    await db.withExclusiveTransactionAsync(async (tx) => {
      await tx.execAsync('PRAGMA busy_timeout = 5000');
      await tx.runAsync('UPDATE visit SET version = ? WHERE id = ?', [outcome.version, entry.entity_id]);
      await tx.runAsync('DELETE FROM outbox WHERE seq = ?', [entry.seq]);
    });
  }
}

async function send(entry: Entry, endpoint: string): Promise<Outcome> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), 30_000);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': entry.key },
      body: JSON.stringify({ version: entry.version, data: JSON.parse(entry.payload) }),
      signal: abort.signal,
    });
    const body = await response.text();
    const tries = TRIES[response.status];
    if (tries) return { answer: JSON.stringify({ status: response.status, body }), tries };
    const { version } = JSON.parse(body); // la page d’un portail captif lève une erreur
    return response.ok && Number.isInteger(version) ? { version } : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
