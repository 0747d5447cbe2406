import { expect, onTestFinished, test, vi } from 'vitest';
import { describeArticle } from '../../support/articles';
import { importFiles } from '../../support/field-files';
import { python, runPython } from '../../support/python';

/** What is wrong with a line of a field file, in the words of those who will mend it. */
const WRONG: [line: string, ...reasons: string[]][] = [
  [';14/05/2024 08:40;working;1', 'point d’eau : case vide'],
  ['KDG-0001;;working;1', 'date : case vide'],
  ['KDG-0001;14/05/2024 08:40;;1', 'état : case vide'],
  ['; ; ;1', 'point d’eau : case vide', 'date : case vide', 'état : case vide'],
  ['Kédougou 1;14/05/2024 08:40;working;1', 'point d’eau : un code de la liste'],
  ['KDG-9999;14/05/2024 08:40;working;1', 'point d’eau : un code de la liste'],
  ['KDG-0001;2024-05-14;working;1', 'date : jj/mm/aaaa hh:mm, pas à venir'],
  ['KDG-0001;45426,36;working;1', 'date : jj/mm/aaaa hh:mm, pas à venir'],
  ['KDG-0001;14/05/2044 08:40;working;1', 'date : jj/mm/aaaa hh:mm, pas à venir'],
  ['KDG-0001;14/05/2024 08:40;en pane;1', 'état : en marche, dégradé, en panne'],
  ...['NC', '900', '-3', '1 200,5', '17,555', 'NaN', 'Infinity'].map((flow): [string, string] => [
    `KDG-0001;14/05/2024 08:40;working;${flow}`,
    'débit : de 0 à 200, deux décimales au plus',
  ]),
  ...['0', '3'].map((flow): [string, string] => [
    `KDG-0001;14/05/2024 08:40;broken;${flow}`,
    'débit : vide pour un point en panne',
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

  test.skipIf(!python)('a large round flow is written in figures, whoever reads it next', () => {
    const [sorted] = importFiles({
      'r.csv': ['100', '20', '150', '17,50']
        .map((flow) => `KDG-0001;14/05/2024 08:40;en marche;${flow}`)
        .join('\n'),
    });
    expect(sorted?.accepted.map(({ flow_l_min }) => flow_l_min)).toEqual(['100', '20', '150', '17.5']);
  });

  test.skipIf(!python)('a state is read as it is said in the field, and kept in one word', () => {
    const states = ['En marche', 'dégradé', 'en panne', 'working'];
    const lines = states.map((state) => `KDG-0001;14/05/2024 08:40;${state};`).join('\n');
    const [sorted] = importFiles({ 'r.csv': lines });
    expect(sorted?.accepted.map(({ status }) => status)).toEqual([
      'working',
      'degraded',
      'broken',
      'working',
    ]);
  });

  test.skipIf(!python)('a machine without time zones is told what to install', () => {
    vi.stubEnv('PYTHONTZPATH', '');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(() => runPython('donnees', 'import contrat')).toThrow('pip install tzdata');
  });
});
