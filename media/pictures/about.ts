import { mergeOutputs, type Output } from '../output';
import { halfWoven } from './about/half-woven';
import { selvedge } from './about/selvedge';
import { weavePicture } from './weave-picture';

/** Writes the close views of the about page, at full strength. */
export async function produce(): Promise<Output> {
  const outputs: Output[] = [];
  for (const view of [selvedge(), halfWoven()]) {
    outputs.push(await weavePicture({ widths: [400, 800, 1200], width: 1200, height: 900, ...view }));
  }
  return mergeOutputs(outputs);
}
