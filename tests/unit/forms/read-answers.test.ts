import { expect, test } from 'vitest';
import { readText } from '@/lib/forms/read-answers';

test('what a visitor typed is read without the spaces around it', () => {
  const data = new FormData();
  data.set('name', '  Awa Diop\n');

  expect(readText(data, 'name')).toBe('Awa Diop');
});

test('a field that is absent, or holds a file, reads as empty', () => {
  const data = new FormData();
  data.set('photo', new File(['…'], 'photo.jpg'));

  expect(readText(data, 'name')).toBe('');
  expect(readText(data, 'photo')).toBe('');
});
