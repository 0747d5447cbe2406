import { apiSample, dataSample, devopsSample, mobileSample, mvpSample, webSample } from './services/samples';
import { weavePictures } from './weave-picture';

const samples = {
  web: webSample,
  mobile: mobileSample,
  devops: devopsSample,
  api: apiSample,
  data: dataSample,
  mvp: mvpSample,
};

/** Even, from above left: a sample lies on the counter, whatever part of it is shown. */
const light = { x: 0.35, y: 0.2, radius: 0.8, pool: 0.4, rest: 0.72 };

/** Wide, whose middle is also shown as a band; and the band of phones, with the whole motif in it. */
const cuts = [
  { end: '', width: 1200, height: 960, scale: 26, angle: -8 },
  { end: '-phone', width: 720, height: 192, scale: 41, angle: -3 },
];

/** Weaves a sample for each service, a piece of cloth whose pattern says what it is. */
export function produce(): Promise<string[]> {
  return weavePictures(
    Object.entries(samples).flatMap(([id, lay]) =>
      cuts.map(({ end, ...cut }) => ({
        ...{ name: `service-${id}${end}`, seed: id, cloth: lay(), shear: 0, twist: 0.03, light },
        ...cut,
      })),
    ),
  );
}
