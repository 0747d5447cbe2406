import sharp from 'sharp';
import { toPng } from '../cloth/to-png';
import { weave, type WeaveOptions } from '../cloth/weave';
import { writeMaster } from '../write-outputs';
import { drawScene, openBrowser, type Scene } from './draw-scene';
import { fieldReports } from './screens/field-reports';
import { futurisResearch } from './screens/futuris-research';
import { omegaConsulting } from './screens/omega-consulting';
import { schoolManager } from './screens/school-manager';
import { phoneSize, screenSize } from './screens/screen';
import { vitrineProjet } from './screens/vitrine-projet';

const screens = [schoolManager, vitrineProjet, omegaConsulting, futurisResearch, fieldReports];

/** Pixels of what phones get for each of the scene's own, and threads across it. */
const close = { zoom: 1080 / phoneSize.width, scale: 11 };

/** Draws the screen of each project over the cloth woven from its name: whole, and composed anew for phones. */
export async function produce(): Promise<string[]> {
  const browser = await openBrowser();
  const draw = async (scene: Scene, cloth: WeaveOptions, zoom = 1) => {
    const { width, height } = cloth;
    const ground = await toPng(weave(cloth));
    const product = await sharp(await drawScene(browser, scene, zoom))
      .resize(width, height)
      .png()
      .toBuffer();
    return sharp(ground)
      .composite([{ input: product }])
      .png()
      .toBuffer();
  };
  const files: string[] = [];
  for (const { name, cloth, markup, style, phone } of screens) {
    const wide = await draw({ ...screenSize, markup, style }, { seed: name, ...cloth, ...screenSize });
    const scene = { ...phoneSize, markup: phone.markup, style: style + phone.style };
    const { zoom, scale } = close;
    const small = await draw(scene, { seed: name, ...cloth, scale, width: 1080, height: 960 }, zoom);
    files.push(...(await writeMaster(name, wide)), ...(await writeMaster(`${name}-phone`, small)));
  }
  await browser.close();
  return files;
}
