import { expect, test } from 'vitest';
import { pictures } from '@/content/pictures';
import { getPicture } from '@/lib/pictures';

test('a picture comes with its name, so that its files can be found', () => {
  expect(getPicture('closing')).toEqual({ name: 'closing', ...pictures.closing });
});

test('a picture nobody wove stops the build and says where to look', () => {
  expect(() => getPicture('chat')).toThrow('content/pictures.ts: no picture is named "chat"');
});
