import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePolicy } from '@/publish/rules/policy';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

// That nothing a page needs is stopped: the verifier, on the export, and every browser test.
test('a page allows each of its inline scripts and styles once, letter for letter, and nothing that is none', () => {
  const spoken = 'write("<style>p{}</style>")';
  const html = `<style>a{b:c}</style><style data-href="x">a{b:c}</style><style>\n</style><script>${spoken}</script><script src="/a.js"></script><script type="application/ld+json">{}</script>`;
  const rules = pagePolicy(html).split('; ');

  expect(rules).toContain(`style-src 'self' ${hashOf('a{b:c}')} ${hashOf('\n')}`);
  expect(rules).toContain(`script-src 'self' ${hashOf(spoken)}`);
});
