import { expect, test } from 'vitest';
import { weaveCloth } from '@/lib/pictures/weave-cloth';
import { getPicture } from '@/lib/pictures/pictures';

test('a cloth is the same for the same name, and another for any other', () => {
  const names = Array.from({ length: 50 }, (_, n) => `etoffe-${n}`);
  expect(new Set(names.map((name) => weaveCloth(name).svg)).size).toBe(50);
  expect(weaveCloth('etoffe-7')).toEqual(weaveCloth('etoffe-7'));
});

test('whatever picture is not there, a cloth of its name stands in, with its cut for phones', () => {
  for (const called of ['contact', 'etoffe-contact'])
    expect(getPicture(called, [])).toMatchObject({
      ...{ name: 'etoffe-contact', width: 1280, height: 720 },
      phone: { name: 'etoffe-contact-phone', width: 720 },
    });
});
