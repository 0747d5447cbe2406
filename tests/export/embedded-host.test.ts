// @vitest-environment node
import { expect, test } from 'vitest';
import { compareAnswer } from '../support/compare-answer';
import { hostRules } from '../support/host-rules';
import { startTestHost } from '../unit/server/support/test-host';

// The other hosts, which have to be installed: tests/machines/hosts.test.ts.
test.each(Object.entries(hostRules))('on the embedded host: %s', async (_, requests) => {
  const { port } = await startTestHost({ outDir: 'out' });
  const faults = [];
  for (const request of requests) faults.push(await compareAnswer({ name: 'embarqué', port }, request));
  expect([requests.length > 0, faults.filter((fault) => fault !== undefined)]).toEqual([true, []]);
});
