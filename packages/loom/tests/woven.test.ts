import { expect, test } from 'vitest';
import { staleJobs } from '../woven';

test('every picture, film, mark and font was woven from the loom as it stands', () => {
  expect(staleJobs(), 'run `npm run weave` with the names of these jobs').toEqual([]);
});
