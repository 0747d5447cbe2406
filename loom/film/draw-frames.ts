import { cuts, heroFrame, type CutName } from './hero-frame';

/** One frame to draw: `moment` goes from 0 to 1 along the loop; sizes in pixels. */
export type FrameOrder = { cut: CutName; moment: number; width: number; height: number };

// Runs as a process of its own: draws each frame it is told to and sends its pixels back.
process.on('message', ({ cut, moment, width, height }: FrameOrder) => {
  process.send?.(heroFrame(cuts[cut], moment, width, height).data);
});
