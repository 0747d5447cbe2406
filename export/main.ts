import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFiles } from '@/lib/load-env-files';
import { addPolicies } from './add-policies';
import { compressTexts } from './compress-texts';
import { dropLeftovers } from './drop-leftovers';
import { holdScripts } from './hold-scripts';
import { gatherRules } from './hosts/host-rules';
import { inlineStyles } from './inline-styles';
import { writeHostFiles } from './write-host-files';

const OUT = 'out';
const HOSTS = 'hosts';

loadEnvFiles('production');

dropLeftovers(OUT);
// Without these two lines, everything is fetched at once, as the framework has it, and works the same.
inlineStyles(OUT);
holdScripts(OUT);
const policies = addPolicies(OUT);
writeHostFiles(OUT, HOSTS, gatherRules(policies));
const compressed = compressTexts(OUT);
// An embedded host that runs meanwhile reads the folder again when its first page changes: let that be last.
utimesSync(join(OUT, 'index.html'), new Date(), new Date());

console.log(
  `${policies.size} pages with their policy, ${compressed} texts compressed, host files in ${HOSTS}/`,
);
