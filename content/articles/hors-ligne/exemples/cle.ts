import type { SQLiteDatabase } from 'expo-sqlite';

/** Ouvre une base SQLCipher : la clé avant tout le reste, une fois par connexion. */
export async function unlock(db: SQLiteDatabase, hexKey: string): Promise<void> {
  if (!/^[0-9a-f]{64}$/.test(hexKey)) throw new Error('une clé de 32 octets est attendue');
  await db.execAsync(`PRAGMA key = "x'${hexKey}'"`);
  await db.execAsync('PRAGMA journal_mode = WAL');
  await db.execAsync('PRAGMA busy_timeout = 5000');
}
