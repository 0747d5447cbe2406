import { expect, onTestFinished, test, vi } from 'vitest';
import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/build/seo/site-url';

test.each([
  ['', '/about', `${site.origin}/about`],
  ['https://agence.example//', '/about', 'https://agence.example/about'],
  ['https://agence.example', '/', 'https://agence.example/'],
])('a build given « %s » says of %s that it is at %s', (siteUrl, path, url) => {
  vi.stubEnv('SITE_URL', siteUrl);
  onTestFinished(() => void vi.unstubAllEnvs());

  expect(absoluteUrl(path)).toBe(url);
});
