import { expect, test } from 'vitest';
import { describeArticle, readArticle } from '../../support/articles';

/** The cells of the tables of providers, by what stands above and beside each. */
function readCells(): { table: string; provider: string; head: string; cell: string }[] {
  return [...readArticle('mobile-money').matchAll(/^\| Prestataire .*\n.*\n((?:\|.*\n)+)/gm)].flatMap(
    ([whole, rows = '']) => {
      const cut = (row: string) =>
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim());
      const [, ...heads] = cut(whole.split('\n')[0] ?? '');
      return rows
        .trim()
        .split('\n')
        .map(cut)
        .flatMap(([provider = '', ...cells]) =>
          cells.map((cell, at) => ({ table: heads.join(), provider, head: heads[at] ?? '', cell })),
        );
    },
  );
}

describeArticle('mobile-money', () => {
  test('each cell has the address of its document and the day it was read, or says that there is none', () => {
    const cells = readCells();
    expect(new Set(cells.map(({ table }) => table)).size).toBe(2);
    for (const { provider, head, cell } of cells)
      expect(cell, `${provider}, ${head}`).toMatch(
        /^(non documenté|\[[^\]]+\]\(https:\/\/[^\s)]+\) \d\d\/\d\d\/\d\d)$/,
      );
  });

  test('an office in Cameroon finds who collects there, and who signs', () => {
    const documented = readCells().filter(({ cell }) => cell !== 'non documenté');
    const there = documented.filter(({ head }) => head === 'Cameroun').map(({ provider }) => provider);
    const signs = documented.filter(({ head }) => head === 'Signe ses messages').map((one) => one.provider);
    expect(there.filter((name) => signs.includes(name))).toEqual(['CinetPay', 'Notch Pay']);
  });

  test('four operators and three aggregators at least are spoken of', () => {
    const names = ['Orange Money', 'MTN MoMo', 'Wave', 'Moov Money', 'CinetPay', 'FedaPay', 'KKiaPay'];
    for (const name of names) expect(readArticle('mobile-money')).toContain(name);
  });
});
