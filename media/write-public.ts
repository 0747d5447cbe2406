import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectRoot } from './project-root';

/** Writes files at addresses that never change, given below `public/`, and returns their paths from the root. */
export async function writePublic(files: ReadonlyMap<string, Uint8Array | string>): Promise<string[]> {
  const paths: string[] = [];
  for (const [address, content] of files) {
    const path = join('public', address);
    await mkdir(dirname(join(projectRoot, path)), { recursive: true });
    await writeFile(join(projectRoot, path), content);
    paths.push(path);
  }
  return paths;
}
