import { startSmtp, type Manners } from './smtp';

// An SMTP service in a process of its own, to be killed like one. Says what it takes before it confirms it, so that
// whoever reads its output misses nothing: Message-ID and message text, one mail a line.
const manner = process.env.MANNER ?? 'plain';
const seen = new Set<string>();
let logins = 0;
let tries = 0;

/** Whether it is the first time that a name is seen; true for one name in `share`. */
function isFirst(name: string, share = 1): boolean {
  if (seen.has(name)) return false;
  seen.add(name);
  return seen.size % share === 0;
}

const manners: Manners = {
  onLogin: () => (manner === 'logins' && (logins += 1) % 60 < 3 ? '535' : undefined),
  // Full at every eighth try, for one of the two.
  onRecipient: (address) =>
    manner === 'recipient' && address.startsWith('second') && (tries += 1) % 8 === 0 ? '450' : undefined,
  onMail(eml) {
    const text = eml.toString('latin1');
    const id = /^Message-ID:\s*<([^>]+)>/m.exec(text)?.[1] ?? '';
    const message = /\r\n(Message \d+)\r\n/.exec(text)?.[1] ?? '';
    process.stdout.write(`taken ${id} ${message}\n`);
    if (manner === 'breaks' && isFirst(id, 10)) {
      process.stdout.write(`broke ${id}\n`);
      return 'break';
    }
    return undefined;
  },
  delayMs: () => (manner === 'slow' && isFirst(`${seen.size}`, 40) ? 35_000 : 0),
};

await startSmtp(manners, Number(process.env.PORT));
process.stdout.write('ready\n');
