import { expect, test } from 'vitest';
import { describeArticle } from '../../support/articles';
import { importFiles } from '../../support/field-files';
import { python } from '../../support/python';

/** What is wrong with a line of a field file, in the words of those who will mend it. */
const WRONG: [line: string, ...reasons: string[]][] = [
  [';14/05/2024 08:40;working;1', 'water_point : case vide'],
  ['KDG-0001;;working;1', 'observed_at : case vide'],
  ['KDG-0001;14/05/2024 08:40;;1', 'status : case vide'],
  [';;;', 'water_point : case vide', 'observed_at : case vide', 'status : case vide'],
  ['Kédougou 1;14/05/2024 08:40;working;1', 'water_point : un code de la liste'],
  ['KDG-9999;14/05/2024 08:40;working;1', 'water_point : un code de la liste'],
  ['KDG-0001;2024-05-14;working;1', 'observed_at : jj/mm/aaaa hh:mm, pas à venir'],
  ['KDG-0001;45426,36;working;1', 'observed_at : jj/mm/aaaa hh:mm, pas à venir'],
  ['KDG-0001;14/05/2044 08:40;working;1', 'observed_at : jj/mm/aaaa hh:mm, pas à venir'],
  ['KDG-0001;14/05/2024 08:40;en panne;1', 'status : working, degraded, broken'],
  ...['NC', '900', '-3', '1 200,5', '17,555', 'NaN', 'Infinity'].map((flow): [string, string] => [
    `KDG-0001;14/05/2024 08:40;working;${flow}`,
    'flow_l_min : de 0 à 200, deux décimales au plus',
  ]),
  ...['0', '3'].map((flow): [string, string] => [
    `KDG-0001;14/05/2024 08:40;broken;${flow}`,
    'flow_l_min : vide pour un point en panne',
  ]),
  ['KDG-0001;14/05/2024 08:40;working;1;de trop', 'case en trop'],
];

describeArticle('donnees', () => {
  test.skipIf(!python)('every wrong line comes back with its number and a reason in French', () => {
    const [sorted] = importFiles({ 'wrong.csv': WRONG.map(([line]) => line).join('\n') });
    expect(sorted?.accepted).toEqual([]);
    expect(sorted?.rejected).toEqual(WRONG.map(([, ...reasons], index) => ({ line: index + 2, reasons })));
  });

  test.skipIf(!python)('not measured, measured as zero and without object are three answers', () => {
    const lines = ['working;', 'working;0', 'broken;'].map((rest) => `KDG-0001;14/05/2024 08:40;${rest}`);
    const [sorted] = importFiles({ 'r.csv': lines.join('\n') });
    expect(sorted?.accepted.map(({ status, flow_l_min }) => [status, flow_l_min])).toEqual([
      ['working', undefined],
      ['working', '0'],
      ['broken', undefined],
    ]);
  });
});
