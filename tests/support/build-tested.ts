import './ignore-env-files';
import { execFileSync } from 'node:child_process';

execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
