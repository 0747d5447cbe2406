// @vitest-environment node
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareAnswer } from '../support/compare-answer';
import { hostRules } from '../support/host-rules';
import { ask } from '../unit/server/support/http';
import { startWebServers, type WebServer } from '../support/web-servers';

let servers: WebServer[] = [];
let stop = async () => {};
const table: Record<string, Record<string, string>> = {};

beforeAll(async () => {
  ({ servers, stop } = await startWebServers());
}, 30_000);

afterAll(async () => {
  console.table(table);
  await stop();
});

test.each(Object.entries(hostRules))('on every host: %s', async (rule, requests) => {
  expect(requests.length).toBeGreaterThan(0);
  const faults: string[] = [];
  for (const server of servers) {
    const answers = await Promise.all(requests.map((request) => compareAnswer(server, request)));
    const failed = answers.filter((answer) => answer !== undefined);
    faults.push(...failed);
    table[rule] = { ...table[rule], [server.name]: `${requests.length - failed.length}/${requests.length}` };
  }
  expect(faults).toEqual([]);
});

test('a page the visitor already has is not sent again', async () => {
  for (const { name, port } of servers) {
    const { headers } = await ask(port, '/about');
    const again = await ask(port, '/about', { headers: { 'if-none-match': headers.etag } });
    expect([name, again.status]).toEqual([name, 304]);
  }
});
