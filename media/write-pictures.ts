import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { projectRoot } from './project-root';
import type { Manifest } from './manifest';

/** Writes `content/pictures.ts`: every picture of the manifest, in alphabetical order. */
export async function writePictures(manifest: Manifest): Promise<void> {
  const pictures = Object.values(manifest)
    .flatMap((entry) => Object.entries(entry.pictures))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  await writeGenerated(
    'content/pictures.ts',
    `import type { PictureFiles } from './types';

/** Written by \`npm run media\`. */
export const pictures = ${JSON.stringify(Object.fromEntries(pictures))} as const satisfies Record<string, PictureFiles>;`,
  );
}

/** Formats a TypeScript text as the project does and writes it at a path from its root. */
export async function writeGenerated(path: string, text: string): Promise<void> {
  const file = join(projectRoot, path);
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}
