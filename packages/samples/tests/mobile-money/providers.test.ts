import { expect, test } from 'vitest';
import { describeArticle, readArticle } from '../../support/articles';

/** The rows of the table of providers: a question, then who answers yes and who no. */
function readAnswers(): string[][] {
  const [, rows = ''] = readArticle('mobile-money').match(/^\| Question .*\n.*\n((?:\|.*\n)+)/m) ?? [];
  return rows
    .trim()
    .split('\n')
    .map((row) => row.split('|').slice(1, -1));
}

describeArticle('mobile-money', () => {
  test('who is said to answer a question is said so by a document of theirs', () => {
    const answers = readAnswers();
    expect(answers).toHaveLength(5);
    for (const [question, ...cells] of answers) {
      for (const name of cells
        .join()
        .replace(/\[[^\]]+\]\(https:\/\/[^\s)]+\)/g, '')
        .match(/\p{Lu}\p{L}+/gu) ?? [])
        expect.fail(`${name} answers ${question} without a document`);
    }
  });

  test('four operators and three aggregators at least are spoken of, as of a day', () => {
    const linked = new Set(
      [...readArticle('mobile-money').matchAll(/\[([^\]]+)\]\(https:/g)].map(([, name]) => name),
    );
    expect([...linked]).toEqual(
      expect.arrayContaining([
        'Orange Money',
        'MTN MoMo',
        'Wave',
        'Moov Money',
        'CinetPay',
        'FedaPay',
        'KKiaPay',
      ]),
    );
    expect(readArticle('mobile-money')).toMatch(/relevés le \d+ \p{L}+ \d{4}/u);
  });
});
