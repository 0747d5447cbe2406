import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameMessage } from '../../src/app/message-name';
import { openSpool } from '../../src/spool/spool';
import { temporaryFolder } from './temporary-folder';
import { DAY_MS } from '../../src/time';

/** A spool with messages of so many days, by `<state>/<content>`. */
export async function spoolOf(ages: Record<string, number>) {
  const folder = join(temporaryFolder(), 'mail');
  const spool = await openSpool(folder);
  for (const [path, days] of Object.entries(ages)) {
    const [state = '', content = ''] = path.split('/');
    const name = nameMessage(new Date(Date.now() - days * DAY_MS), '0000', content);
    writeFileSync(join(folder, state, `${name}.eml`), 'x');
  }
  return spool;
}
