import clsx from 'clsx';
import type { IconName } from '@/content/types';

type WovenIconProps = { icon: IconName; className?: string };

type Fill =
  | 'fill-ink'
  | 'fill-indigo'
  | 'fill-indigo-bright'
  | 'fill-indigo-thread'
  | 'fill-lavender'
  | 'fill-ochre'
  | 'fill-teal'
  | 'fill-terracotta'
  | 'fill-terracotta-thread'
  | 'fill-white';

/** x, y, width, height on a 48 × 48 square. */
type Rect = readonly [number, number, number, number];

/** Painted in order: what comes later passes over what came before. */
type Layer = readonly [Fill, ...Rect[]];

const PATTERNS: Record<IconName, readonly Layer[]> = {
  // Plain weave, the first web there was.
  web: [
    ['fill-indigo', [0, 0, 48, 48]],
    ['fill-ochre', [10, 0, 8, 48], [30, 0, 8, 48]],
    ['fill-white', [0, 10, 30, 8], [38, 10, 10, 8], [0, 30, 10, 8], [18, 30, 30, 8]],
  ],
  // A screen held in the cloth, whether or not a thread reaches it.
  mobile: [
    ['fill-terracotta', [0, 0, 48, 48]],
    ['fill-indigo', [0, 10, 48, 6], [0, 32, 48, 6]],
    ['fill-white', [14, 4, 20, 40]],
    ['fill-ink', [21, 39, 6, 2]],
    ['fill-ochre', [0, 21, 48, 6]],
  ],
  // One endless thread, over and under every stage.
  devops: [
    ['fill-teal', [0, 0, 48, 48]],
    ['fill-ochre', [4, 13, 40, 6], [4, 29, 40, 6], [4, 13, 6, 22], [38, 13, 6, 22]],
    ['fill-white', [12, 0, 6, 13], [12, 19, 6, 29], [30, 0, 6, 13], [30, 19, 6, 29]],
    ['fill-ink', [21, 0, 6, 29], [21, 35, 6, 13]],
  ],
  // Three threads come in, one interface holds them, one goes out.
  api: [
    ['fill-ochre', [0, 0, 48, 48]],
    ['fill-indigo', [0, 6, 20, 7], [0, 35, 20, 7], [28, 20, 20, 8]],
    ['fill-white', [0, 20, 20, 8]],
    ['fill-terracotta', [19, 0, 10, 48]],
  ],
  // A chart whose bars are warps and whose scale is weft.
  data: [
    ['fill-indigo-bright', [0, 0, 48, 48]],
    ['fill-lavender', [0, 16, 48, 2], [0, 27, 48, 2], [0, 38, 48, 2]],
    ['fill-ochre', [6, 24, 8, 24]],
    ['fill-white', [20, 13, 8, 35]],
    ['fill-terracotta-thread', [34, 4, 8, 44]],
  ],
  // Warps all set, cloth begun: the finished rows already hold.
  mvp: [
    ['fill-ink', [0, 0, 48, 48]],
    ['fill-indigo-thread', [7, 0, 6, 48], [21, 0, 6, 48], [35, 0, 6, 48]],
    ['fill-white', [0, 11, 17, 6]],
    ['fill-terracotta-thread', [0, 23, 7, 6], [13, 23, 19, 6]],
    ['fill-ochre', [0, 35, 21, 6], [27, 35, 21, 6]],
  ],
};

function drawRect([x, y, width, height]: Rect): string {
  return `M${x} ${y}h${width}v${height}h-${width}z`;
}

/** A woven square whose pattern says something about its subject; 48 px unless sized otherwise. */
export function WovenIcon({ icon, className }: WovenIconProps) {
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" className={clsx('rounded', className)} aria-hidden="true">
      {PATTERNS[icon].map(([fill, ...rects], layer) => (
        <path key={layer} className={fill} d={rects.map(drawRect).join('')} />
      ))}
    </svg>
  );
}
