import { expect, test } from 'vitest';
import { describeArticle, readSample } from '../../support/articles';
import { A, openWith, renumber } from '../../support/database';
import { answer, silence, takeTelephone } from '../../support/telephone';

describeArticle('hors-ligne', () => {
  test.each([
    ['ours', 'ici', [[3, 'ici']]],
    ['theirs', 'là-bas', []],
  ] as const)('after a conflict, %s can be kept, and nothing is lost before', async (kept, notes, resent) => {
    const phone = await takeTelephone();
    await phone.save('a', 'ici');
    await phone.drain(answer(409, { version: 3, village: 'Kolda', notes: 'là-bas' }));
    expect(phone.rows('SELECT notes FROM visit')).toEqual([{ notes: 'ici' }]);

    const [aside] = phone.rows('SELECT answer FROM outbox');
    const { body } = JSON.parse(String(aside?.answer)) as { body: string };
    const theirs = JSON.parse(body) as { version: number; village: string; notes: string };
    const values = Object.entries({ id: 'a', ...theirs }).map(([name, value]) => [`:${name}`, value]);
    const [, ours = '', taken = ''] = readSample('hors-ligne/trancher.sql').split(/^--.*$/m);
    for (const statement of (kept === 'ours' ? ours : taken).split(';').filter((text) => text.trim()))
      phone.sqlite.run(
        statement,
        Object.fromEntries(values.filter(([name]) => statement.includes(`${name}`))),
      );

    phone.sent.length = 0;
    await phone.drain(answer(200, { version: 4 }));
    expect(phone.rows('SELECT notes FROM visit')).toEqual([{ notes }]);
    expect(phone.rows('SELECT * FROM outbox')).toEqual([]);
    expect(phone.sent.map(({ version, data }) => [version, data.notes])).toEqual(resent);
  });

  test('an operation counts once; an older version, or a record deleted meanwhile, is a conflict', async () => {
    const db =
      await openWith(`CREATE TABLE visit (id uuid PRIMARY KEY, village text, notes text, version int);
      CREATE TABLE processed_operation (key text PRIMARY KEY, version int)`);
    const [, claim = '', recall = '', write = '', remember = ''] = readSample('hors-ligne/serveur.sql')
      .replace(/--.*$/gm, '')
      .split(';');

    /** What the server does: the version it gives, the same when applied before, 'conflict' on a 409. */
    async function apply(key: string, notes: string, version: number) {
      const values = [key, A, 'Kolda', notes, version];
      return db.transaction(async (tx) => {
        if ((await tx.query(claim, [key])).rows.length === 0)
          return (await tx.query<{ version: number }>(recall, [key])).rows[0]?.version;
        const { rows } = await tx.query<{ version: number }>(...renumber(write, values));
        if (!rows[0]) {
          await tx.rollback();
          return 'conflict';
        }
        await tx.query(...renumber(remember, [...values, rows[0].version]));
        return rows[0].version;
      });
    }

    expect(await apply('k1', 'un', 0)).toBe(1);
    expect(await apply('k1', 'un', 0)).toBe(1);
    expect(await apply('k2', 'deux', 1)).toBe(2);
    // What a telephone hears of an answer that was lost lets its record leave, whatever came after.
    const phone = await takeTelephone();
    await phone.save('a', 'un');
    await phone.drain(silence);
    const again = await apply('k1', 'un', 0);
    await phone.drain(answer(200, { version: again }));
    expect(again).toBe(1);
    expect(phone.rows('SELECT * FROM outbox')).toEqual([]);
    expect(await apply('k3', 'trois', 1)).toBe('conflict');
    expect(await apply('k3', 'trois', 2)).toBe(3);
    await db.exec('DELETE FROM visit');
    expect(await apply('k4', 'quatre', 3)).toBe('conflict');
    expect((await db.query('SELECT key, version FROM processed_operation ORDER BY key')).rows).toEqual([
      { key: 'k1', version: 1 },
      { key: 'k2', version: 2 },
      { key: 'k3', version: 3 },
    ]);
  });
});
