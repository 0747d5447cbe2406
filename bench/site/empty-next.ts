import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressTexts } from '@/publish/compress-texts';
import { temporaryProject, type TemporaryFolder } from '../support/copy-project';

const FILES = {
  'package.json': '{ "private": true, "type": "module" }\n',
  'next.config.mjs': `export default { output: 'export' };\n`,
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="fr"><body>{children}</body></html>; }\n',
  'app/page.jsx':
    "import Link from 'next/link';\nexport default function Page() { return <main><button>Bonjour</button><Link href='/suite'>Suite</Link></main>; }\n",
  'app/suite/page.jsx': 'export default function Page() { return <h1>La suite</h1>; }\n',
};

/** An export of the same Next with a page of one button and one that follows: what the framework costs by itself. */
export async function buildEmptyNext(): Promise<TemporaryFolder> {
  const project = temporaryProject();
  mkdirSync(join(project.path, 'app/suite'), { recursive: true });
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(project.path, file), text);
  execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build', '--webpack'], {
    cwd: project.path,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'pipe',
  });
  const out = join(project.path, 'out');
  await compressTexts(out);
  return { path: out, remove: project.remove };
}
