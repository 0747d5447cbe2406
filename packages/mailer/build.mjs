import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const common = { bundle: true, platform: 'node', format: 'esm', logLevel: 'warning', metafile: true };
const define = { 'process.env.MAILER_BUILT': String(Date.now()) };
await bundle('src/main.ts', 'dist/mailer.mjs', 'node20.19');
await bundle('src/worker.ts', 'dist/worker.mjs', 'es2022');

/** Writes an entry as one file without modules, with the licences of the packages that are in it. */
async function bundle(entry, outfile, target) {
  const { metafile } = await build({ ...common, define, entryPoints: [entry], outfile, target });
  const inputs = Object.keys(metafile.inputs);
  const folders = new Set(inputs.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []));
  for (const folder of [...folders].sort()) {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
    const text = file ? readFileSync(join(folder, file), 'utf8').replaceAll('*/', '* /').trim() : '';
    appendFileSync(outfile, `/*\n${name} ${version} (${license})\n\n${text}\n*/\n`);
  }
}
