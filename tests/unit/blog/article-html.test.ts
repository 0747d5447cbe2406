import { expect, test } from 'vitest';
import { articleHtml } from '@/lib/blog/article-html';

test('every block of code can be reached and scrolled with the keyboard', () => {
  expect(articleHtml('<pre><code>a</code></pre><p>b</p><pre>c</pre>')).toBe(
    '<pre tabindex="0"><code>a</code></pre><p>b</p><pre tabindex="0">c</pre>',
  );
});

test('the rest of an article is shown as it is written', () => {
  const html = '<h2 id="a">A</h2><p>&lt;pre&gt; <code>$&amp;</code></p>';

  expect(articleHtml(html)).toBe(html);
});
