import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FrameOrder } from './draw-frames';

const processCount = 2;

/** Draws frames in two processes and yields their pixels (four bytes each) in the order asked for. */
export async function* renderFrames(orders: readonly FrameOrder[]): AsyncGenerator<Uint8ClampedArray> {
  const script = fileURLToPath(new URL('./draw-frames.ts', import.meta.url));
  const painters = Array.from({ length: processCount }, () => fork(script, { serialization: 'advanced' }));
  try {
    const drawing = painters.map((painter, index) => draw(painter, orders[index]));
    for (let index = 0; index < orders.length; index++) {
      const slot = index % processCount;
      const [painter, frame] = [painters[slot], await drawing[slot]];
      if (painter === undefined || frame === undefined) throw new Error(`frame ${index} was not drawn`);
      drawing[slot] = draw(painter, orders[index + processCount]);
      yield frame;
    }
  } finally {
    for (const painter of painters) painter.kill();
  }
}

function draw(painter: ChildProcess, order: FrameOrder | undefined): Promise<Uint8ClampedArray | undefined> {
  if (order === undefined) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    painter.once('message', (frame: Uint8ClampedArray) => {
      painter.off('exit', fail);
      resolve(frame);
    });
    painter.once('exit', fail);
    painter.send(order);

    function fail(code: number | null): void {
      reject(new Error(`drawing stopped (${code ?? 'killed'})`));
    }
  });
}
