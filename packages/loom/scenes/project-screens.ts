import sharp from 'sharp';
import { toPng } from '../cloth/to-png';
import { weave } from '../cloth/weave';
import { writeMaster } from '../write-outputs';
import { drawScene, openBrowser } from './draw-scene';
import { fieldReports } from './screens/field-reports';
import { futurisResearch } from './screens/futuris-research';
import { omegaConsulting } from './screens/omega-consulting';
import { schoolManager } from './screens/school-manager';
import { screenSize, type Screen } from './screens/screen';
import { vitrineProjet } from './screens/vitrine-projet';

const screens = [schoolManager, vitrineProjet, omegaConsulting, futurisResearch, fieldReports];

/** Size of what phones get, in pixels. */
const phoneSize = { width: 1080, height: 960 };

/** Draws the screen of each project over the cloth woven from its name: whole, and a part of it for phones. */
export async function produce(): Promise<string[]> {
  const browser = await openBrowser();
  const draw = async ({ name, cloth, markup, style }: Screen, zoom: number) => {
    const [width, height] = [Math.round(screenSize.width * zoom), Math.round(screenSize.height * zoom)];
    const ground = await toPng(weave({ seed: name, ...cloth, width, height }));
    const product = await sharp(await drawScene(browser, { ...screenSize, markup, style }, zoom))
      .resize(width, height)
      .png()
      .toBuffer();
    return sharp(ground)
      .composite([{ input: product }])
      .png()
      .toBuffer();
  };
  const files: string[] = [];
  for (const screen of screens) {
    const { left, top, width } = screen.phone;
    const zoom = phoneSize.width / width;
    const corner = { left: Math.round(left * zoom), top: Math.round(top * zoom) };
    const part = await sharp(await draw(screen, zoom))
      .extract({ ...corner, ...phoneSize })
      .png()
      .toBuffer();
    files.push(...(await writeMaster(screen.name, await draw(screen, 1))));
    files.push(...(await writeMaster(`${screen.name}-phone`, part)));
  }
  await browser.close();
  return files;
}
