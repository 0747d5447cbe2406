import { existsSync, readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { isMarkSeen } from '@/lib/pictures/draw-marks';
import type { ContentFault } from '@/lib/rules/fault';
import { faultsIn } from './faults';

/** Pixels of the smaller side of a logo that is a photo rather than a drawing: the largest icon needs them. */
const LEAST_SIDE = 384;
const LARGER = `il en faut au moins ${LEAST_SIDE} de côté, ou un SVG`;

/** Why the logo cannot be shown well. */
export async function logoFaults(): Promise<ContentFault[]> {
  const names = ['logo.svg', 'logo.png'].filter((name) => existsSync(`content/${name}`));
  if (names.length === 0)
    return [faultsIn('logo.svg')('', 'le logo manque', 'déposez-le en SVG, ou en PNG sous le nom logo.png')];
  const faults = await Promise.all(names.map(async (name) => ({ name, fault: await faultOf(name) })));
  return faults.flatMap(({ name, fault }) => (fault ? faultsIn(name)('', ...fault) : []));
}

async function faultOf(name: string): Promise<[message: string, remedy: string] | undefined> {
  const file = readFileSync(`content/${name}`);
  if (name.endsWith('.svg') !== /<svg\b/.test(file.toString('latin1')))
    return ['n’est pas ce que dit son nom', 'renommez-le, ou enregistrez-le de nouveau'];
  const { width, height } = imageSize(file);
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (long > 2 * short)
    return ['plus de deux fois plus long que large', 'donnez le signe seul, le nom s’écrit à côté'];
  if (name.endsWith('.png') && short < LEAST_SIDE) return [`trop petit, ${width} × ${height} pixels`, LARGER];
  if (!(await isMarkSeen(`content/${name}`)))
    return ['se perd sur le fond sombre du site', 'donnez-en une version claire'];
  return undefined;
}
