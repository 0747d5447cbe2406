import { clothSize, createCloth, cutWeft, threadAt, weavePattern, type Cloth } from '../cloth/cloth';
import { dressWarps, dressWefts, varyTones } from '../cloth/dress';
import { patterns } from '../cloth/patterns';
import { createRandom } from '../cloth/random';
import { groundRuns, scatterRuns } from '../cloth/runs';
import { columnEdges, draft, repeat, warpStripes, weftStripes } from './hero-draft';

/** Rows kept ready on each side of the edge of the weaving: more than any picture shows. */
const rowsShown = 44;

/** Where a weft starts and ends its way, in threads, and how many wefts begin in the meantime. */
const wayFrom = 26;
const wayTo = -26;
const crossing = 5;

/**
 * Returns the cloth once `woven` wefts have been begun (a fraction is a weft on its way), as seen by a camera
 * that follows the work: row 0 is the last weft begun. Thread for thread the same every `repeat` wefts.
 */
export function heroCloth(woven: number): Cloth {
  const begun = Math.floor(woven);
  const cloth = layThreads(begun);
  for (let row = -rowsShown; row < rowsShown; row++) {
    const bands = draft[mod(begun + row, repeat)] ?? [];
    bands.forEach((name, band) => {
      weavePattern(cloth, (i) => patterns[name](i, mod(begun + row, repeat)), columnEdges[band], [
        row,
        row + 1,
      ]);
    });
    const progress = (woven - begun - row) / crossing;
    if (progress <= 0) cutWeft(cloth, row, -clothSize, clothSize);
    else if (progress < 1) cutWeft(cloth, row, -clothSize, wayFrom + (wayTo - wayFrom) * progress);
  }
  return cloth;
}

function layThreads(begun: number): Cloth {
  const random = createRandom('trame');
  const cloth = createCloth(patterns.plain);
  varyTones(cloth, random, 0.12);
  dressWarps(cloth, scatterRuns(random, groundRuns, [0, 4]));
  dressWarps(cloth, warpStripes);
  const tones = cloth.weftTones.slice(0, repeat);
  for (let row = -rowsShown; row < rowsShown; row++) {
    const weft = mod(begun + row, repeat);
    cloth.weftTones[threadAt(row)] = tones[weft] ?? 1;
    dressWefts(
      cloth,
      weftStripes.filter(({ at }) => at === weft).map(({ colours }) => ({ at: row, colours })),
    );
  }
  return cloth;
}

function mod(value: number, period: number): number {
  return ((value % period) + period) % period;
}
