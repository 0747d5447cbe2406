import type { SQLiteDatabase } from 'expo-sqlite';

type Aside = { entity_id: string; answer: string };

export async function settle(db: SQLiteDatabase, { entity_id, answer }: Aside, keep: 'ours' | 'theirs') {
  const theirs = JSON.parse(answer);
  await db.withExclusiveTransactionAsync(async (tx) => {
    await tx.runAsync('UPDATE visit SET version = ? WHERE id = ?', [theirs.version, entity_id]);
    if (keep === 'ours') {
      await tx.runAsync('UPDATE outbox SET answer = NULL WHERE entity_id = ?', [entity_id]);
      return;
    }
    await tx.runAsync('UPDATE visit SET village = ?, notes = ? WHERE id = ?',
      [theirs.village, theirs.notes, entity_id]);
    await tx.runAsync('DELETE FROM outbox WHERE entity_id = ?', [entity_id]);
  });
}
