import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../node_modules/.cache/chromium-80', import.meta.url));

/** Where Chromium 80 is unpacked, a folder that git ignores and a clean install empties; with libraries of its own time. */
export const oldChromium = { folder, path: `${folder}/chromium`, env: { LD_LIBRARY_PATH: `${folder}/lib` } };
