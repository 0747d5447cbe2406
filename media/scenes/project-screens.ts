import sharp from 'sharp';
import { encodePicture } from '../encode-picture';
import { toPng } from '../loom/to-png';
import { weave } from '../loom/weave';
import { mergeOutputs, type Output } from '../output';
import { drawScene, openBrowser } from './draw-scene';
import { fieldReports } from './screens/field-reports';
import { futurisResearch } from './screens/futuris-research';
import { omegaConsulting } from './screens/omega-consulting';
import { schoolManager } from './screens/school-manager';
import { screenSize } from './screens/screen';
import { vitrineProjet } from './screens/vitrine-projet';

const screens = [schoolManager, vitrineProjet, omegaConsulting, futurisResearch, fieldReports];

/** Finer than for bare cloth: small type must stay sharp. */
const quality = { avif: 60, webp: 74, jpeg: 74 };

/** Writes the screen of each project, laid over the cloth woven from its name. */
export async function produce(): Promise<Output> {
  const browser = await openBrowser();
  const outputs: Output[] = [];
  for (const { name, cloth, ...page } of screens) {
    const ground = await toPng(weave({ seed: name, ...screenSize, ...cloth }));
    const product = await drawScene(browser, { ...screenSize, ...page });
    const picture = await sharp(ground)
      .composite([{ input: product }])
      .removeAlpha()
      .png()
      .toBuffer();
    outputs.push(await encodePicture(name, picture, [400, 800, 1200, 1600], quality));
  }
  await browser.close();
  return mergeOutputs(outputs);
}
