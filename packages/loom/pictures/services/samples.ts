import { clothSize, cutWeft, weavePattern, type Cloth } from '../../cloth/cloth';
import { dressWarps, dressWefts } from '../../cloth/dress';
import { colourIndex } from '../../cloth/palette';
import { patterns } from '../../cloth/patterns';
import { plainCloth, weaveMotif } from './point-paper';

/** Web: a page, its bar above, a picture beside lines of text. */
export function webSample(): Cloth {
  return weaveMotif({
    ground: 'indigo',
    width: 24,
    warps: { 4: 'ochre', 5: 'ochre', 6: 'ochre', 7: 'ochre', 8: 'ochre', 9: 'ochre' },
    rows: [
      [null, ''],
      [null, ''],
      ['white', '   -#-#-------------  '],
      ['white', '   -----------------  '],
      [null, ''],
      ['white', '    ###### --------  '],
      [null, '    ######'],
      ['white', '    ###### -------  '],
      [null, '    ######'],
      ['white', '    ###### --------  '],
      [null, '    ######'],
      ['white', '    ###### -----  '],
      [null, ''],
      [null, ''],
    ],
  });
}

/** Mobile: telephones, and the one thread that goes through all of them. */
export function mobileSample(): Cloth {
  return weaveMotif({
    ground: 'terracotta',
    width: 12,
    warps: { 3: 'white', 4: 'white', 5: 'white', 6: 'white', 7: 'white', 8: 'white' },
    rows: [
      [null, ''],
      [null, '   ######'],
      ['night', '   #----#'],
      ['night', '   #----#'],
      ['night', '   #----#'],
      ['ochre', '---#----#---'],
      ['night', '   #----#'],
      ['night', '   #----#'],
      [null, '   ######'],
      [null, '   ##--##'],
      [null, ''],
      [null, ''],
    ],
  });
}

/** Half of the loop, from one end to the other through its middle; threads lie `aside` of its line, ends under the next half, in steps longer than a radius: of shorter ones the round ends show. */
function halfLoop(from: number, aside: number) {
  const [across, down, steps] = [8.6, 3.5, 32];
  return Array.from({ length: steps + 1 }, (_, step) => {
    const way = Math.PI * (from - 0.01 + (1.02 * step) / steps);
    const [du, dv] = [across * Math.cos(way), 2 * down * Math.cos(2 * way)];
    const share = aside / Math.hypot(du, dv);
    return [across * Math.sin(way) - share * dv, down * Math.sin(2 * way) + share * du] as const;
  });
}

/** DevOps: the loop that never ends, in two threads that cross themselves. */
export function devopsSample(): Cloth {
  const cloth = plainCloth('teal');
  weavePattern(cloth, patterns.twill);
  for (const from of [-0.5, 0.5])
    cloth.strands.push(
      { points: halfLoop(from, 0.62), radius: [0.6, 0.6], colour: 'ochre' },
      { points: halfLoop(from, -0.62), radius: [0.6, 0.6], colour: 'white' },
    );
  return cloth;
}

/** API: two cloths of different houses, laced together. */
export function apiSample(): Cloth {
  const cloth = plainCloth('indigo');
  const ochre = Array.from({ length: clothSize / 2 }, () => 'ochre' as const);
  dressWarps(cloth, [
    { at: -clothSize / 2, colours: ochre },
    { at: -4, colours: ['terracotta', 'terracotta'] },
    { at: 2, colours: ['teal', 'teal'] },
  ]);
  cloth.weftColoursBefore.fill(colourIndex('ochre'));
  for (let row = -clothSize / 2; row < clothSize / 2; row++) cutWeft(cloth, row, -1.9, 1.9);
  cloth.missingWarps.fill(1, 0, 2).fill(1, clothSize - 2);
  for (const side of [-1, 1]) {
    const points = Array.from({ length: 21 }, (_, turn) => {
      const at = turn % 2 === 0 ? side : -side;
      return [at * 3.4, (turn - 10) * 3.5] as const;
    });
    cloth.strands.push({ points, radius: [0.5, 0.5], colour: 'white' });
  }
  return cloth;
}

/** Data: columns that rise above a line, as figures do. */
export function dataSample(): Cloth {
  return weaveMotif({
    ground: 'white',
    pattern: (i, j) => (2 * i + j + 1000) % 5 === 0,
    width: 24,
    warps: {
      ...{ 2: 'teal', 3: 'teal', 4: 'teal', 7: 'indigo', 8: 'indigo', 9: 'indigo' },
      ...{ 12: 'terracotta', 13: 'terracotta', 14: 'terracotta', 17: 'ochre', 18: 'ochre', 19: 'ochre' },
    },
    rows: [
      [null, ''],
      [null, '                 ###'],
      [null, '                 ###'],
      [null, '            ###  ###'],
      [null, '            ###  ###'],
      [null, '       ###  ###  ###'],
      [null, '       ###  ###  ###'],
      [null, '  ###  ###  ###  ###'],
      [null, '  ###  ###  ###  ###'],
      ['night', '------------------------'],
      [null, ''],
      [null, ''],
      [null, ''],
    ],
  });
}

/** MVP: a cloth begun; what is woven holds already, three wefts are on their way. */
export function mvpSample(): Cloth {
  const cloth = plainCloth('bright');
  const finished = 3;
  const arriving = [
    { row: finished - 8, colour: 'white', tip: -6 },
    { row: finished - 5, colour: 'terracotta', tip: 1 },
    { row: finished - 2, colour: 'ochre', tip: 8 },
  ] as const;
  cloth.weftColours.fill(colourIndex('ochre'));
  cloth.weftColoursBefore.fill(colourIndex('ochre'));
  weavePattern(cloth, (i, j) => (((i + 2 * j) % 4) + 4) % 4 === 0);
  for (let row = -clothSize / 2; row < finished; row++) cutWeft(cloth, row, -clothSize, clothSize);
  for (const { row, colour, tip } of arriving) {
    dressWefts(cloth, [{ at: row, colours: [colour, colour] }]);
    weavePattern(cloth, (i, j) => (((i + 2 * j) % 4) + 4) % 4 === 0, undefined, [row, row + 2]);
    for (const each of [row, row + 1]) cutWeft(cloth, each, tip, clothSize);
  }
  return cloth;
}
