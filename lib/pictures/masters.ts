import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { imageSize } from 'image-size';
import type { PictureFiles } from '@/content/types';
import { plainLetters } from '@/lib/rules/slug-of';
import { picturesRecipe } from './recipe';
import { versionOf } from './write-media';
import { weaveStandIn } from './weave-stand-in';

/** A picture as it was dropped into the content, before it is encoded for visitors. */
export type Master = {
  /** Path of the file from the root of the project; a cloth's name where nobody gave a picture. */
  path: string;
  /** Weaves it, as SVG, where there is no file. */
  weave?: () => string | Promise<string>;
  /** What the content calls it: its path below `content/pictures`, or below `content` in an article's folder. */
  called: string;
  files: PictureFiles;
};

/** Where pictures lie, and what goes before their names: those of pages and projects together, an article's beside it. */
const CONTENT_FOLDERS = Object.entries({ 'content/pictures': '', 'content/articles': 'articles/' });

const EXTENSIONS = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

/** Every picture of the content that can be read, measured. */
export function listMasters(folders = CONTENT_FOLDERS): Master[] {
  // Git keeps no folder that is empty.
  const there = folders.filter(([folder]) => existsSync(folder));
  return there.flatMap(([folder, before]) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => EXTENSIONS.includes(extname(file).toLowerCase()))
      .sort()
      .flatMap((file) => readMaster(join(folder, file), before + file.replaceAll('\\', '/')) ?? []),
  );
}

let cached: Master[] | undefined;

/** The same of the site's own content, read once: what changes while developing is encoded at the next start. */
export function siteMasters(): Master[] {
  return (cached ??= listMasters());
}

/** Those that visitors may see: not what lies beside an article that is held back. */
export function shownMasters(held: readonly { slug: string }[], masters = siteMasters()): Master[] {
  return masters.filter(({ called }) => !held.some(({ slug }) => called.startsWith(`articles/${slug}/`)));
}

/** A picture by what the content calls it, with the extension of its file or without; undefined where there is none. */
export function findMaster(called: string, masters: readonly Master[] = siteMasters()): Master | undefined {
  return masters.find((each) => each.called === called || each.called.replace(/\.\w+$/, '') === called);
}

/** The cloth that stands in where nobody gave a picture: in the site's colours, the same for the same name. */
export function wovenMaster(called: string): Master {
  const { svg, width, height } = weaveStandIn(called);
  const name = called.startsWith('etoffe-') ? called : `etoffe-${called}`;
  return { ...masterOf(name, name, [width, height], Buffer.from(svg)), weave: () => svg };
}

function readMaster(path: string, called: string): Master | undefined {
  const content = readFileSync(path);
  try {
    const { width, height, orientation = 1 } = imageSize(content);
    // From 5 on, a camera says that its picture lies on its side.
    return masterOf(path, called, orientation >= 5 ? [height, width] : [width, height], content);
  } catch {
    // No picture, whatever its name says: lib/checks/picture-faults.ts tells.
    return undefined;
  }
}

function masterOf(path: string, called: string, [across, down]: [number, number], content: Buffer): Master {
  const bare = called.slice(0, called.length - extname(called).length);
  const name = plainLetters(bare).replace(/[^a-z0-9]+/g, '-');
  const recipe = picturesRecipe(name, across);
  const version = versionOf(JSON.stringify(recipe), content);
  const { widths } = recipe;
  const width = Math.max(...widths);
  const height = Math.round((down * width) / across);
  return { path, called, files: { name, version, widths, width, height } };
}
