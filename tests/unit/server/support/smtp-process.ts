import { startSmtp } from './smtp';

// An SMTP service in a process of its own, to be killed like one. Says what it takes before it confirms it, so that
// whoever reads its output misses nothing: one Message-ID and one message text a line.
const port = Number(process.env.PORT);
await startSmtp((eml) => {
  const text = eml.toString('latin1');
  const id = /^Message-ID:\s*<([^>]+)>/m.exec(text)?.[1] ?? '';
  const message = /\r\n(Message \d+)\r\n/.exec(text)?.[1] ?? '';
  process.stdout.write(`taken ${id} ${message}\n`);
  return undefined;
}, port);
process.stdout.write('ready\n');
