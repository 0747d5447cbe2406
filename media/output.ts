import type { PictureFiles } from '../content/types';

/** What a job wrote: paths from the root of the project, and the pictures among them. */
export type Output = { files: string[]; pictures: Record<string, PictureFiles> };

/** A scene of the loom: `produce` renders, encodes and writes its files. */
export type Scene = { produce: () => Promise<Output> };

/** Gathers what several steps wrote. */
export function mergeOutputs(outputs: readonly Output[]): Output {
  return {
    files: outputs.flatMap((output) => output.files),
    pictures: Object.assign({}, ...outputs.map((output) => output.pictures)) as Output['pictures'],
  };
}
