import { clothSize, weavePattern, type Cloth } from '../../cloth/cloth';
import { dressWarps, dressWefts, type Stripe } from '../../cloth/dress';
import { patterns, type Pattern } from '../../cloth/patterns';
import { plainCloth, weaveMotif } from '../services/point-paper';
import type { ThreadColour } from '../../cloth/palette';

const everyThread = Array.from({ length: clothSize }, (_, index) => index - clothSize / 2);

/** Portfolio: five clients, a stripe of each one's colours, in a twill that shows the warp. */
export function clientStripes(): Cloth {
  const cloth = plainCloth('night');
  const stripes: readonly (readonly ThreadColour[])[] = [
    ['teal', 'teal', 'teal'],
    ['terracotta', 'terracotta', 'terracotta'],
    ['ochre', 'night', 'ochre'],
    ['white', 'white', 'white'],
    ['ochre', 'ochre', 'ochre'],
  ];
  dressWarps(
    cloth,
    stripes.map((colours, index) => ({ at: 4 * index - 10, colours })),
  );
  weavePattern(cloth, patterns.warpTwill);
  return cloth;
}

/** Blog: a page of a notebook, its lines in blue, its margin in red. */
export function ruledPage(): Cloth {
  const cloth = plainCloth('white');
  dressWarps(cloth, [{ at: -5, colours: ['terracotta'] }]);
  const lines: Stripe[] = everyThread.filter((j) => j % 4 === 0).map((at) => ({ at, colours: ['indigo'] }));
  dressWefts(cloth, lines);
  weavePattern(cloth, (i, j) => (j % 4 === 0 ? i % 6 === 0 : (i + 2 * j) % 5 === 0));
  weavePattern(cloth, () => true, [-5, -4]);
  return cloth;
}

/** Services: six of them, a weave each, three threads broad. */
export function sixWeaves(): Cloth {
  const cloth = plainCloth('indigo');
  const bands: readonly (readonly [ThreadColour, Pattern])[] = [
    ['teal', patterns.warpTwill],
    ['ochre', patterns.plain],
    ['white', patterns.twill],
    ['terracotta', (_, j) => (j & 3) !== 0],
    ['bright', patterns.basket],
    ['ochre', patterns.weftTwill],
  ];
  for (const [index, [colour, pattern]] of bands.entries()) {
    const at = 3 * index - 9;
    dressWarps(cloth, [{ at, colours: [colour, colour, colour] }]);
    weavePattern(cloth, pattern, [at, at + 3]);
  }
  return cloth;
}

/** What pages of the law are about, twelve threads broad each: a section, a lock, whoever reads. */
const signs = [
  '   #####                     ##',
  '  #     #      ####         ####',
  '  ##          #    #        ####',
  '   ####       #    #         ##',
  '  #    ##     #    #',
  ' #       #  ##########    ########',
  ' #       #  ##########       ##',
  '  ##    #   ####  ####       ##',
  '    ####    ##########      ####',
  '       ##   ##########      #  #',
  '  #     #   ##########     ##  ##',
  '   #####                   #    #',
];

/** One of them, in one colour after the other. */
export function lawSigns(nth: number, ...colours: readonly ThreadColour[]): Cloth {
  const plain = Array<string>(6).fill('');
  return weaveMotif({
    ground: 'indigo',
    width: 12 * colours.length,
    warps: Object.fromEntries(
      colours.flatMap((colour, index) =>
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((column) => [12 * index + column, colour] as const),
      ),
    ),
    rows: [...plain, ...signs, ...plain].map((row) => {
      const sign = row.slice(12 * nth, 12 * nth + 12).padEnd(12);
      return [null, sign.repeat(colours.length)] as const;
    }),
  });
}
