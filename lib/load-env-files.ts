import { existsSync } from 'node:fs';

/** Reads the same `.env` files as the build into `process.env`; those first named, and what is set already, win. */
export function loadEnvFiles(mode: 'production' | 'development'): void {
  for (const file of [`.env.${mode}.local`, '.env.local', `.env.${mode}`, '.env'])
    if (existsSync(file)) process.loadEnvFile(file);
}
