import { existsSync } from 'node:fs';

/**
 * Reads the same `.env` files as the build, in the same order of precedence, into `process.env`.
 * Variables that are already set win; missing files are skipped.
 */
export function loadEnvFiles(mode: 'production' | 'development'): void {
  for (const file of [`.env.${mode}.local`, '.env.local', `.env.${mode}`, '.env']) {
    if (existsSync(file)) process.loadEnvFile(file);
  }
}
