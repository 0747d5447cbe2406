import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isOfGone } from '@/lib/pictures/pictures';
import { asTyped } from '@/lib/rules/french-text';
import { listFiles } from './list-files';

/** A text of the content: its file, its place there, such as `offers[site-web-pro].features[2]`, and what it says. */
export type ContentText = { file: string; field: string; text: string };

/** Every text that the files of the content say, as it reads once its facts are in it; not what described a picture that is gone. */
export async function contentTexts(): Promise<ContentText[]> {
  const files = listFiles('content').filter((path) => /^\/(pages\/)?[^/]+\.ts$/.test(path));
  const read = files.map(async (path) => {
    const file = `content${path}`;
    const values = (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>;
    return Object.entries(values).flatMap(([name, value]) => textsOf(value, name, file));
  });
  return (await Promise.all(read)).flat();
}

/** Every text within a value; an entry of a list is told by its id, where it has one. */
function textsOf(value: unknown, field: string, file: string): ContentText[] {
  if (typeof value === 'string') return [{ file, field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const nameOf = (key: string, each: { id?: unknown } | null) =>
    Array.isArray(value) ? `[${typeof each?.id === 'string' ? each.id : key}]` : `.${key}`;
  const said = isOfGone(value) ? { ...value, alt: null } : value;
  return Object.entries(said).flatMap(([key, each]) => textsOf(each, field + nameOf(key, each), file));
}

/** The line on which a file of the content writes a text; undefined where it is put together from parts. */
export function lineOf(file: string, text: string): number | undefined {
  const [before, ...others] = readFileSync(file, 'utf8').split(asTyped(text));
  return others.length > 0 ? before?.split('\n').length : undefined;
}
