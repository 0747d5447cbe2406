// What the samples take from the libraries of a telephone, no more.
declare module 'expo-crypto' {
  export function randomUUID(): string;
}

declare module 'expo-sqlite' {
  export type SQLiteDatabase = {
    execAsync(sql: string): Promise<void>;
    runAsync(sql: string, values: unknown[]): Promise<unknown>;
    getFirstAsync<Row>(sql: string): Promise<Row | null>;
    withExclusiveTransactionAsync(task: (tx: SQLiteDatabase) => Promise<void>): Promise<void>;
  };
}
