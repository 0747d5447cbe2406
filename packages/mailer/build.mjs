import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const [, help = ''] = /## Settings\n+([\s\S]*?)\n## /.exec(readFileSync('README.md', 'utf8')) ?? [];

const common = { bundle: true, platform: 'node', format: 'esm', logLevel: 'warning', legalComments: 'none' };
await bundle('src/main.ts', 'dist/mailer.mjs', {
  target: 'node20.19',
  define: {
    'process.env.MAILER_HELP': JSON.stringify(`${version}\n\n${help.trim()}`),
    'process.env.MAILER_BUILT': String(Date.now()),
  },
});
await bundle('src/worker.ts', 'dist/worker.mjs', { target: 'es2022' });

/** Writes an entry as one file without modules, with the licences of the packages that are in it. */
async function bundle(entry, outfile, options) {
  const { metafile } = await build({ ...common, ...options, entryPoints: [entry], outfile, metafile: true });
  const inputs = Object.keys(metafile.inputs);
  const folders = new Set(inputs.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []));
  const notices = [...folders].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
    return `${name} ${version} (${license})\n\n${file ? readFileSync(join(folder, file), 'utf8').trim() : ''}`;
  });
  const text = notices.join('\n\n----\n\n').replaceAll('*/', '* /');
  writeFileSync(outfile, `${readFileSync(outfile, 'utf8')}/*\n${text}\n*/\n`);
}
