import { relative } from 'node:path';
import { tsImport } from 'tsx/esm/api';

const { mendSource } = await tsImport('./mend-source.ts', import.meta.url);
const { sayMistake } = await tsImport('../mistake.ts', import.meta.url);

/** While developing, a file of the content that cannot be read says so in French in place of the page. */
export default async function readContent(source) {
  const { mistakes } = await mendSource(relative('.', this.resourcePath), source);
  if (mistakes.length > 0) throw new Error(mistakes.map(sayMistake).join('\n'));
  return source;
}
