import { loadEnvFiles } from '../load-env-files';
import { remaining } from './remaining';

loadEnvFiles('production');
console.warn(
  `\nReste à écrire :\n${remaining()
    .map((line) => `  ${line}`)
    .join('\n')}`,
);
