import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';

/** Writes the embedded host as one script that needs Node alone, with the licences of what it is made of and the values of this build. */
export async function bundleHost(target: string): Promise<void> {
  const { metafile, outputFiles } = await build({
    ...common(),
    entryPoints: ['server/main.ts'],
    target: 'node20.19',
    legalComments: 'none',
    banner: {
      js: `#!/usr/bin/env node\nimport { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);`,
    },
    metafile: true,
    write: false,
  });
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, `${outputFiles[0]?.text}${notices(Object.keys(metafile.inputs))}\n`);
}

/** Writes the mailer for Cloudflare Workers as one module, with the token and the origin of this build. */
export async function bundleWorker(target: string): Promise<void> {
  await build({ ...common(), entryPoints: ['server/worker/worker.ts'], target: 'es2022', outfile: target });
}

/** The values of this build, written out where a bundle reads its environment. */
export function builtValues(): Record<string, string> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const { NEXT_PUBLIC_MAILER_TOKEN = '', NEXT_PUBLIC_MAILER_URL = '', SITE_URL = '' } = process.env;
  const built = { NEXT_PUBLIC_MAILER_TOKEN, NEXT_PUBLIC_MAILER_URL, SITE_URL, HOST_VERSION: version };
  return Object.fromEntries(
    Object.entries(built).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
  );
}

function common() {
  return {
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
    define: builtValues(),
  } as const satisfies BuildOptions;
}

/** The licences of the packages that files come from, as a comment. */
function notices(files: string[]): string {
  const folders = files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []);
  const texts = [...new Set(folders)].sort().map((folder) => {
    const about: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const { name, version, license } = about as Record<string, string>;
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
    return `${name} ${version} (${license})\n\n${text}`;
  });
  return `/*\n${texts.join(`\n\n${'-'.repeat(80)}\n\n`).replaceAll('*/', '* /')}\n*/`;
}
