import { expect, test } from 'vitest';
import { redirections } from '@/content/redirections';
import { knownPlaces } from '@/lib/build/known-paths';
import { arriveAt, repairScript } from '../support/arrive-at';
import { exportedFiles, fileOf } from '../support/exported-site';
import { mutatedAddresses } from '../support/mutated-addresses';

/** Where a host without any rule brings a visitor, by the 404 page it answers with; `null` where they stay. */
function follow(typed: string): string | null {
  const seen: string[] = [];
  for (let at = typed; ;) {
    if (seen.includes(at)) return `round in circles from ${typed}`;
    seen.push(at);
    const sentTo = isThere(at) ? null : arriveAt(at).sentTo;
    if (sentTo === null) return at === typed ? null : at;
    at = sentTo;
  }
}

function isThere(address: string): boolean {
  return exportedFiles.has(fileOf(address.replace(/[?#].*/, '')));
}

test('a spoilt address leads where it was meant to, an unknown one nowhere, none in circles', () => {
  expect(mutatedAddresses.length).toBeGreaterThanOrEqual(90);
  expect(mutatedAddresses.map(({ typed }) => ({ typed, meant: follow(typed) }))).toEqual(mutatedAddresses);
});

test('the script that repairs addresses weighs less than a kilobyte, and the words it knows do not grow with the blog', () => {
  const places = JSON.stringify(knownPlaces());
  const moved = JSON.stringify(redirections).match(/\/blog\//g) ?? [];

  expect(Buffer.byteLength(repairScript().replace(places, ''))).toBeLessThanOrEqual(1_000);
  expect(places.match(/\/blog\//g) ?? []).toHaveLength(moved.length);
});
