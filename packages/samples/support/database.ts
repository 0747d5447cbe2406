import { PGlite } from '@electric-sql/pglite';

const db = new PGlite();

/** A PostgreSQL with nothing in it but these tables. */
export async function openWith(...tables: string[]): Promise<PGlite> {
  await db.exec(['DROP SCHEMA public CASCADE; CREATE SCHEMA public;', ...tables].join('\n'));
  return db;
}

/** A statement that takes only some of the transaction's parameters, as a driver wants it: numbered from one. */
export function renumber(statement: string, values: unknown[]): [string, unknown[]] {
  const used = [...new Set(statement.match(/\$\d/g))];
  return [
    statement.replace(/\$\d/g, (name) => `$${used.indexOf(name) + 1}`),
    used.map((name) => values[Number(name.slice(1)) - 1]),
  ];
}

/** Identifiers that read as one letter. */
export const [A, B, C, D] = ['a', 'b', 'c', 'd'].map(
  (digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`,
) as [string, string, string, string];
