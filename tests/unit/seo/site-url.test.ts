import { expect, onTestFinished, test, vi } from 'vitest';
import { site } from '@/content/site';
import { absoluteUrl, siteOrigin } from '@/lib/build/seo/site-url';

function buildFor(siteUrl: string) {
  vi.stubEnv('SITE_URL', siteUrl);
  onTestFinished(() => void vi.unstubAllEnvs());
}

test('without a public address of its own, a build speaks of the demonstration one', () => {
  buildFor('');

  expect(siteOrigin()).toBe(site.origin);
});

test('a build given a public address uses it, with or without its last slash', () => {
  buildFor('https://agence.example//');

  expect(siteOrigin()).toBe('https://agence.example');
  expect(absoluteUrl('/about')).toBe('https://agence.example/about');
});

test('only the home page ends with a slash', () => {
  buildFor('https://agence.example');

  expect(absoluteUrl('/')).toBe('https://agence.example/');
  expect(absoluteUrl('/blog/1')).toBe('https://agence.example/blog/1');
});
