import { cutWeft, weavePattern } from '../cloth/cloth';
import { dressWarps, dressWefts } from '../cloth/dress';
import { patterns } from '../cloth/patterns';
import { toPng } from '../cloth/to-png';
import { weave } from '../cloth/weave';
import { writeMaster } from '../write-outputs';
import { plainCloth } from './services/point-paper';
import type { Cloth } from '../cloth/cloth';
import type { ThreadColour } from '../cloth/palette';

/** Every thread of a figure is seen: it lies straight, from edge to edge. */
type Figure = { article: string; name: string; cloth: Cloth; threads: number; height?: number };

/** Continuous delivery: five steps, a thread for ten seconds of each. */
function secondsOfSteps(): Figure {
  const cloth = plainCloth('night');
  const steps: readonly (readonly [number, ThreadColour])[] = [
    [49, 'teal'],
    [75, 'white'],
    [44, 'ochre'],
    [97, 'bright'],
    [252, 'terracotta'],
  ];
  let at = -28;
  for (const [seconds, colour] of steps) {
    const count = Math.round(seconds / 10);
    dressWarps(cloth, [{ at, colours: Array<ThreadColour>(count).fill(colour) }]);
    weavePattern(cloth, patterns.warpTwill, [at, at + count]);
    at += count + 1;
  }
  return { article: 'ci-cd', name: 'secondes', cloth, threads: 58 };
}

/** Data: 120 water points; 32 work, 9 do not, and of 79 nobody has heard for three months. */
function waterPoints(): Figure {
  const cloth = plainCloth('night');
  const [columns, rows] = [15, 8];
  const [left, top] = [-23, -12];
  const [working, known] = [32, 32 + 9];
  for (let column = 0; column * rows < known; column += 1) {
    const colour = column * rows < working ? 'teal' : 'terracotta';
    dressWarps(cloth, [{ at: left + 1 + 3 * column, colours: [colour, colour] }]);
  }
  for (let row = 0; row < rows; row += 1)
    dressWefts(cloth, [{ at: top + 3 * row, colours: ['bright', 'bright'] }]);
  weavePattern(cloth, (i, j) => {
    const [x, y] = [(i - left + 300) % 3, (j - top + 300) % 3];
    const [column, row] = [Math.floor((i - left) / 3), Math.floor((j - top) / 3)];
    if (column < 0 || column > columns || row < 0 || row >= rows) return false;
    if (x === 0) return y !== 2 || (row + column) % 2 === 0;
    return y !== 2 && column * rows + row < known;
  });
  return { article: 'donnees', name: 'points', cloth, threads: 46.6, height: 890 };
}

/** Offline first: the wait between two attempts doubles, a thread for two seconds of it. */
function attempts(): Figure {
  const cloth = plainCloth('indigo');
  for (const [nth, at] of [1, 3, 7, 15, 31, 63].entries()) {
    dressWarps(cloth, [{ at: at - 33, colours: [nth < 5 ? 'white' : 'ochre'] }]);
    weavePattern(cloth, (_, j) => j % 4 !== 0, [at - 33, at - 32]);
  }
  return { article: 'hors-ligne', name: 'essais', cloth, threads: 66 };
}

/** Mobile money: three come to the gate, and one goes through. */
function oneGate(): Figure {
  const cloth = plainCloth('indigo');
  const comers: readonly (readonly [number, ThreadColour])[] = [
    [-5, 'teal'],
    [-1, 'white'],
    [3, 'terracotta'],
  ];
  const gate: [number, number] = [4, 7];
  dressWarps(cloth, [{ at: gate[0], colours: ['ochre', 'ochre', 'ochre'] }]);
  weavePattern(cloth, (i, j) => (i + j + 64) % 4 !== 0, gate);
  for (const [at, colour] of comers) {
    dressWefts(cloth, [{ at, colours: [colour, colour, colour] }]);
    for (const j of [at, at + 1, at + 2]) {
      weavePattern(cloth, (i) => (i + 2 * j + 64) % 5 === 0, [-128, gate[0]], [j, j + 1]);
      if (colour === 'white')
        weavePattern(cloth, (i) => (i + 2 * j + 64) % 5 === 0, [gate[1], 128], [j, j + 1]);
      else cutWeft(cloth, j, gate[0] + 0.5, 64);
    }
  }
  return { article: 'mobile-money', name: 'porte', cloth, threads: 40 };
}

/** Weaves a figure for each article, whose numbers are threads. */
export async function produce(): Promise<string[]> {
  const files: string[] = [];
  for (const { article, name, cloth, threads, height = 560 } of [
    secondsOfSteps(),
    waterPoints(),
    attempts(),
    oneGate(),
  ]) {
    const woven = weave(
      {
        ...{ seed: name, width: 1600, height, scale: threads, angle: 0, shear: 0 },
        light: { x: 0.5, y: 0.4, radius: 0.9, pool: 0.8, rest: 0.6 },
      },
      cloth,
    );
    files.push(...(await writeMaster(name, await toPng(woven), undefined, `articles/${article}`)));
  }
  return files;
}
