import { readdirSync } from 'node:fs';

/** The file under `app/` of every page with an address of its own, by that address; `/blog/[id]` has many. */
export function listRoutes(): Record<string, string> {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .map((file) => `app/${file.replace(/\\/g, '/')}`)
    .filter((file) => /\/page\.tsx$/.test(file) && !file.includes('['));
  return Object.fromEntries(files.map((file) => [addressOf(file), file]));
}

function addressOf(file: string): string {
  const folders = file.split('/').slice(1, -1);
  return `/${folders.filter((name) => !name.startsWith('(')).join('/')}`;
}
