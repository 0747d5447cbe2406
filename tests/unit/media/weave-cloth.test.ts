import { expect, test } from 'vitest';
import { weaveCloth } from '@/lib/build/media/weave-cloth';
import { getPicture } from '@/lib/build/pictures';

test('a cloth is the same for the same name, and another for any other', () => {
  const names = Array.from({ length: 50 }, (_, n) => `etoffe-${n}`);
  expect(new Set(names.map((name) => weaveCloth(name).svg)).size).toBe(50);
  expect(weaveCloth('etoffe-7')).toEqual(weaveCloth('etoffe-7'));
});

test('whatever picture nobody gave, a name that begins with « etoffe » is one', () => {
  expect(getPicture('etoffe-contact', [])).toMatchObject({
    name: 'etoffe-contact',
    width: 1280,
    height: 720,
    phone: { name: 'etoffe-contact-phone', width: 720 },
  });
  expect(() => getPicture('chat', [])).toThrow('content/pictures : aucune image ne s’appelle « chat »');
});
