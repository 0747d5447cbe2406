import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePolicy } from '@/publish/rules/policy';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a page's policy says of one kind of source. */
function rule(html: string, name: string): string | undefined {
  return pagePolicy(html)
    .split('; ')
    .find((line) => line.startsWith(`${name} `));
}

test('a page without anything inline loads files of its own site only', () => {
  const html = '<link rel="stylesheet" href="/a.css"/><script src="/a.js"></script>';

  expect(rule(html, 'script-src')).toBe("script-src 'self'");
  expect(rule(html, 'style-src')).toBe("style-src 'self'");
});

test('each inline style and each inline script is allowed once, letter for letter', () => {
  const html =
    '<style>a{b:c}</style><style data-href="x">a{b:c}</style><style>\n</style><script>run()</script>';

  expect(rule(html, 'style-src')).toBe(`style-src 'self' ${hashOf('a{b:c}')} ${hashOf('\n')}`);
  expect(rule(html, 'script-src')).toBe(`script-src 'self' ${hashOf('run()')}`);
});

test('data, and a style that a script only speaks of, are allowed nothing', () => {
  const html = '<script type="application/ld+json">{}</script><script>write("<style>p{}</style>")</script>';

  expect(rule(html, 'script-src')).toBe(`script-src 'self' ${hashOf('write("<style>p{}</style>")')}`);
  expect(rule(html, 'style-src')).toBe("style-src 'self'");
});
