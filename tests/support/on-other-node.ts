import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The Node that the project is worked on with, and the oldest that it promises: each machine has one, and proves the other. */
const USED = readFileSync('.nvmrc', 'utf8').trim();
const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
const OLDEST = engines.node.replace('>=', '');

const other = process.versions.node.startsWith(`${USED}.`) ? OLDEST : USED;
const command = 'node --version && npm run -s check && npm run -s test:unit && npm run -s test:mailer';
execFileSync('npx', ['--yes', '--package', `node@${other}`, '-c', command], { stdio: 'inherit' });
