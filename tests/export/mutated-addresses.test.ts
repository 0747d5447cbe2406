import { expect, test } from 'vitest';
import { knownPlaces } from '@/lib/known-paths';
import { suggestPath } from '@/lib/suggest-path';
import { arriveAt, repairScript } from '../support/arrive-at';
import { exportedFiles, fileOf } from '../support/exported-site';
import { mutatedAddresses, type MutatedAddress } from '../support/mutated-addresses';

const places = knownPlaces();

/** What a host without any rule makes of an address, by the 404 page it answers with. */
function follow({ typed, meant, outcome }: MutatedAddress) {
  const seen: string[] = [];
  let at = typed;
  for (let sentTo: string | null = at; sentTo !== null; sentTo = isThere(at) ? null : arriveAt(at).sentTo) {
    at = sentTo;
    if (seen.includes(at)) return { typed, isLoop: true, isWrong: true, isRight: false };
    seen.push(at);
  }
  const suggested = isThere(at) ? null : suggestPath(new URL(`http://host${at}`).pathname, places);
  const isSent = at !== typed;
  const landed = isSent ? at : suggested;
  const did = isSent ? 'sent' : suggested ? 'asked' : 'told';
  return {
    typed,
    landed,
    isLoop: false,
    isWrong: isSent && at !== meant,
    isRight: landed === meant && did === outcome,
  };
}

function isThere(address: string): boolean {
  return exportedFiles.has(fileOf(address.replace(/[?#].*/, '')));
}

test('of a hundred spoilt addresses nearly all land right, none goes wrong by itself, none goes round', () => {
  const results = mutatedAddresses.map(follow);
  const right = results.filter(({ isRight }) => isRight).length;
  console.log(`${right} of ${results.length} spoilt addresses land right`);

  expect(results.length).toBeGreaterThanOrEqual(100);
  expect(results.filter(({ isLoop }) => isLoop)).toEqual([]);
  expect(results.filter(({ isWrong }) => isWrong)).toEqual([]);
  expect(
    right / results.length,
    JSON.stringify(results.filter(({ isRight }) => !isRight)),
  ).toBeGreaterThanOrEqual(0.95);
});

test('the script that repairs addresses weighs less than a kilobyte, the words it knows apart', () => {
  const rules = repairScript().replace(JSON.stringify(places), '');

  expect(Buffer.byteLength(rules)).toBeLessThanOrEqual(1_000);
});
