import { expect, onTestFinished, test, vi } from 'vitest';
import { agency } from '@/content/agency';
import { absoluteUrl } from '@/lib/seo/site-url';

test.each([
  ['', '/about', `${agency.origin}/about`],
  ['https://agence.example//', '/about', 'https://agence.example/about'],
  ['https://agence.example', '/', 'https://agence.example/'],
] as const)('a build given « %s » says of %s that it is at %s', (siteUrl, path, url) => {
  vi.stubEnv('SITE_URL', siteUrl);
  onTestFinished(() => void vi.unstubAllEnvs());

  expect(absoluteUrl(path)).toBe(url);
});
