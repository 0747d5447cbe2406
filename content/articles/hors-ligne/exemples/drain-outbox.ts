import type { SQLiteDatabase } from 'expo-sqlite';

type Entry = { seq: number; key: string; entity_id: string; payload: string; version: number };
type Outcome = { version: number } | { aside: string } | 'failed' | 'offline';

const NEXT = `SELECT o.seq, o.key, o.entity_id, o.payload, v.version
  FROM outbox o JOIN visit v ON v.id = o.entity_id
  WHERE o.entity_id NOT IN (SELECT entity_id FROM outbox WHERE answer IS NOT NULL)
  ORDER BY o.seq LIMIT 1`;

export async function drainOutbox(db: SQLiteDatabase, endpoint: string): Promise<void> {
  for (;;) {
    const entry = await db.getFirstAsync<Entry>(NEXT);
    if (!entry) return;
    const outcome = await send(entry, endpoint);
    if (outcome === 'offline') return;
    if (outcome === 'failed') {
      await db.runAsync(
        `UPDATE outbox SET tries = tries + 1,
           answer = CASE WHEN tries >= 4 THEN 'failed' END WHERE seq = ?`,
        [entry.seq],
      );
      return;
    }
    if ('aside' in outcome) {
      await db.runAsync('UPDATE outbox SET answer = ? WHERE seq = ?', [outcome.aside, entry.seq]);
      continue;
    }
    await db.withExclusiveTransactionAsync(async (tx) => {
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
    const body = await response.json().catch(() => null);
    if (response.ok && Number.isInteger(body?.version)) return { version: body.version };
    const isRefusal = response.status === 409 || response.status === 422;
    return isRefusal ? { aside: JSON.stringify(body) } : 'failed';
  } catch {
    return 'offline';
  } finally {
    clearTimeout(timer);
  }
}
