import { randomUUID } from 'expo-crypto';
import type { SQLiteDatabase } from 'expo-sqlite';

export type Visit = { id: string; village: string; notes: string };

export async function saveVisit(db: SQLiteDatabase, visit: Visit): Promise<void> {
  const payload = JSON.stringify({ format: 1, ...visit });
  await db.withExclusiveTransactionAsync(async (tx) => {
    await tx.execAsync('PRAGMA busy_timeout = 5000');
    await tx.runAsync(
      `INSERT INTO visit (id, village, notes, written_at) VALUES (?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET village = excluded.village,
         notes = excluded.notes, written_at = excluded.written_at`,
      [visit.id, visit.village, visit.notes, new Date().toISOString()],
    );
    await tx.runAsync('DELETE FROM outbox WHERE entity_id = ? AND answer IS NOT NULL', [visit.id]);
    await tx.runAsync(
      'INSERT INTO outbox (key, entity_id, payload) VALUES (?, ?, ?)',
      [randomUUID(), visit.id, payload],
    );
  });
}
