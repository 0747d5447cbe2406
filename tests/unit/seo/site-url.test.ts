import { expect, onTestFinished, test, vi } from 'vitest';
import { agency } from '@/content/agency';
import { absoluteUrl } from '@/lib/seo/site-url';

test.each([
  ['', '/feed.xml', `${agency.origin}/feed.xml`],
  ['https://agence.example//', '/feed.xml', 'https://agence.example/feed.xml'],
  ['https://agence.example', '/', 'https://agence.example/'],
] as const)('a build given « %s » says of %s that it is at %s', (siteUrl, path, url) => {
  vi.stubEnv('SITE_URL', siteUrl);
  onTestFinished(() => void vi.unstubAllEnvs());

  expect(absoluteUrl(path)).toBe(url);
});
