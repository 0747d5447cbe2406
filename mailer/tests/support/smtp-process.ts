import { startSmtp } from './smtp';

// An SMTP service in a process of its own, which the kills of the mailer leave alone. Names each mail by its Message-ID
// before it confirms it, so that whoever reads its output misses nothing.
const { port } = await startSmtp({
  onMail(eml) {
    const id = /^Message-ID:\s*<([^@]+)/m.exec(eml.toString('latin1'))?.[1];
    return void process.stdout.write(`${id}\n`);
  },
});
process.stdout.write(`${port}\n`);
