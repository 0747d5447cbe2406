import { halfWoven } from './about/half-woven';
import { selvedge } from './about/selvedge';
import { weavePictures } from './weave-picture';

/** Weaves the close views of the about page, at full strength. */
export function produce(): Promise<string[]> {
  return weavePictures([selvedge(), halfWoven()].map((view) => ({ width: 1200, height: 900, ...view })));
}
