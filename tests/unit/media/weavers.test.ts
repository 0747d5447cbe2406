import { expect, test } from 'vitest';
import { weaveStandIn } from '@/lib/pictures/weave-stand-in';
import { weavePerson } from '@/lib/pictures/weave-person';
import { getPicture } from '@/lib/pictures/pictures';

test('a cloth is the same for the same name, and another for any other', () => {
  const names = Array.from({ length: 50 }, (_, n) => `etoffe-${n}`);
  expect(new Set(names.map((name) => weaveStandIn(name).svg)).size).toBe(50);
  expect(weaveStandIn('etoffe-7')).toEqual(weaveStandIn('etoffe-7'));
});

test('whatever picture is not there, a cloth of its name stands in, with its cut for phones', () => {
  for (const called of ['contact', 'etoffe-contact'])
    expect(getPicture(called, [])).toMatchObject({
      ...{ name: 'etoffe-contact', width: 1280, height: 720 },
      phone: { name: 'etoffe-contact-phone', width: 720 },
    });
});

test('who has no photo is woven as the initial of what they do, each on a colour of its own', async () => {
  const [one, other, same] = await Promise.all(
    [{ part: 'Met en ligne' }, { part: 'Relie' }, { part: 'Mesure' }].map((person) => weavePerson(person, 0)),
  );
  expect(one).not.toBe(other);
  expect(one).toBe(same);
  expect(await weavePerson({ part: 'Met en ligne' }, 1)).not.toBe(one);
});
