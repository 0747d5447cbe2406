import { fileURLToPath } from 'node:url';

/** Absolute path of the project, with a trailing separator. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
