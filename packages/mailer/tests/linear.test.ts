import { expect, test, vi } from 'vitest';
import { composeMail } from '../src/app/compose-mail';
import { createApp } from '../src/app/create-app';
import { MAX_JSON } from '../src/app/read-body';
import { readSettings } from '../src/settings';
import { fields, file, json, urlencoded } from './support/site';

const SIZE = MAX_JSON;
/** More than a busy machine adds by chance; of so many signs, what is not linear takes seconds. */
const BUDGET_MS = 800;
const settings = readSettings(JSON.stringify(file), {});
const app = createApp({
  settings: () => settings,
  limit: () => undefined,
  keep: async (own) => String(composeMail(settings, own).eml.length),
});

const signs = '\0\t\n\r\u001b !"#$%&\'()*+,-./09:;<=>?@AZ[\\]^_`az{|}~\u007f'.split('');
const others =
  'é|中|😀|\u0301|\u200d|\u2028|\u00a0|\ufeff|\ud800| : |x : y : z\n|, |a,|\r\n|\r\r\n| \n|=?|=?utf-8?Q?|?=';
const more = '@.|a.|.a@|@a.|<>|%0A|&a=|a&|&&=|[[|{"a":|\\u|\\"';
const pieces = [...signs, ...others.split('|'), ...more.split('|')];

/** Everything that a piece can be repeated in: the whole body, one field, names and values of a form. */
function bodiesOf(piece: string): [isForm: boolean, body: string][] {
  const escaped = JSON.stringify(piece).length - 2 + Buffer.byteLength(piece) - piece.length;
  const text = piece.repeat(Math.floor((SIZE - 300) / escaped));
  const whole = piece.repeat(Math.ceil(SIZE / piece.length)).slice(0, SIZE);
  const line = whole.slice(0, 500);
  const noms = Array(10).fill(line) as string[];
  const lines = { sender_email: line.slice(0, 250), sujet: line, organisation: line, noms };
  const visitor = { formulaire: 'contact', name: 'Awa', email: 'awa@exemple.org' };
  const owns: Record<string, string>[] = [
    { message: whole },
    { [whole]: 'x' },
    { email: whole },
    { name: whole, company: whole },
  ];
  const forms = owns.map((own) => new URLSearchParams({ ...visitor, ...own }).toString().slice(0, 3 * SIZE));
  const posts = [{ message: text }, lines].map((own) => JSON.stringify({ ...fields, ...own }));
  return [
    ...[whole, ...posts].map((body): [boolean, string] => [false, body]),
    ...[whole, ...forms].map((body): [boolean, string] => [true, body]),
  ];
}

/** What an answer takes of the processor: others may be at work on the machine. The collector's work is in it, by chance. */
async function cost(isForm: boolean, body: string): Promise<number> {
  const start = process.cpuUsage();
  const headers = isForm ? urlencoded : json;
  const path = `/api/mailer/${isForm ? 'formulaire' : 'send-email'}/`;
  const { status } = await app.request(path, { method: 'POST', headers, body });
  const { user, system } = process.cpuUsage(start);
  expect(status).toBeLessThan(500);
  return (user + system) / 1000;
}

test('as much as a body may hold of whatever sign take no longer than any other', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const asked = pieces.flatMap((piece) =>
    bodiesOf(piece).map((body, index) => ({ what: `${JSON.stringify(piece)} in ${index}`, body })),
  );
  const costs: number[] = [];
  for (const { body } of asked) costs.push(await cost(...body));
  const median = [...costs].sort((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0;
  const most = BUDGET_MS + 10 * median;
  const slow: string[] = [];
  for (const [index, { what, body }] of asked.entries()) {
    const isSlow = async () => (await cost(...body)) > most;
    if ((costs[index] ?? 0) > most && (await isSlow()) && (await isSlow())) slow.push(what);
  }
  expect(slow, 'An expression or a loop that sees these bytes is not linear: rewrite it.').toEqual([]);
  // Twelve seconds of a processor, of which a busy machine gives little.
}, 600_000);
