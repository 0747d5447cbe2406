import { dataCover } from './covers/data';
import { deliveryCover } from './covers/delivery';
import { moneyCover } from './covers/money';
import { offlineCover } from './covers/offline';
import { weavePictures } from './weave-picture';

/** Weaves the covers of the articles, each a cloth whose pattern tells its subject. */
export function produce(): Promise<string[]> {
  const covers = [deliveryCover(), offlineCover(), moneyCover(), dataCover()];
  return weavePictures(covers.map((cover) => ({ width: 1600, height: 900, ...cover })));
}
