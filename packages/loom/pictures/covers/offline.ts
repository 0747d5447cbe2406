import { cutWeft, weavePattern } from '../../cloth/cloth';
import { layCloth } from '../../cloth/weave';
import type { Cover } from './cover';

/** Rows of the messages, and where each is interrupted and taken up again, in threads. */
const messages = [
  { row: -9, stop: -1, resume: 6 },
  { row: -6, stop: -4, resume: 7 },
  { row: -3, stop: -6, resume: 4 },
  { row: 0, stop: -2, resume: 6 },
  { row: 3, stop: -5, resume: 3 },
  { row: 6, stop: -4, resume: 3 },
  { row: 9, stop: -7, resume: 1 },
] as const;

/** Offline first: threads that stop, and go on where they left off. */
export function offlineCover(): Cover {
  const options = {
    seed: 'offline',
    patterns: ['plain'],
    warp: [
      { at: -12, colours: ['white'] },
      { at: 12, colours: ['white'] },
    ],
    weft: messages.map(({ row }) => ({ at: row, colours: ['terracotta'] as const })),
  } as const;
  const cloth = layCloth(options);
  for (const { row, stop, resume } of messages) {
    weavePattern(cloth, (i) => (i + row + 60) % 4 === 0, [-60, 60], [row, row + 1]);
    cutWeft(cloth, row, stop + 0.3, resume - 0.3);
  }
  return {
    name: 'cover-hors-ligne',
    ...options,
    cloth,
    scale: 26,
    angle: -14,
    light: { x: 0.5, y: 0.4, radius: 0.4, pool: 0.8, rest: 0.28 },
  };
}
