import { expect, test } from 'vitest';
import { articles } from '@/content/articles';
import { articleHeadings } from '@/lib/blog/article-headings';
import { articleHtml } from '@/lib/blog/article-html';

/** What a reader sees of an HTML, to the letter. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;|&#x27;/g, (entity) => (entity === '&quot;' ? '"' : "'"))
    .replace(/&amp;/g, '&');
}

test('every block of code can be reached and scrolled with the keyboard', () => {
  expect(articleHtml('<pre><code>a</code></pre><p>b</p><pre>c</pre>')).toBe(
    '<pre tabindex="0"><code>a</code></pre><p>b</p><pre tabindex="0">c</pre>',
  );
});

test('the rest of an article is shown as it is written', () => {
  const html = '<h3 id="a">A</h3><p>&lt;pre&gt; <code>$&amp;</code></p>';

  expect(articleHtml(html)).toBe(html);
});

test('a section can be shared by its heading, and is listed by what the heading says', () => {
  const html = '<h2 id="a">Le <code>pre</code></h2><p>b</p><h2 id="b">Fin</h2>';

  expect(articleHtml(html)).toBe(
    '<h2 id="a"><a href="#a">Le <code>pre</code></a></h2><p>b</p><h2 id="b"><a href="#b">Fin</a></h2>',
  );
  expect(articleHeadings(html)).toEqual([
    { id: 'a', title: 'Le <code>pre</code>' },
    { id: 'b', title: 'Fin' },
  ]);
});

test('code is coloured by kind, in classes, without a word changed', () => {
  const html = '<pre><code class="language-sql">SELECT 1 &lt; 2; -- &amp;c</code></pre>';

  expect(articleHtml(html)).toBe(
    '<pre tabindex="0"><code><span class="code-word">SELECT</span> <span class="code-text">1</span> &lt; <span class="code-text">2</span>; <span class="code-note">-- &amp;c</span></code></pre>',
  );
});

test('markup inside a text of code stays a text', () => {
  const html =
    '<pre><code class="language-typescript">const a = "&lt;img onerror=1&gt;${`&lt;b&gt;`}";</code></pre>';

  expect(articleHtml(html)).not.toMatch(/<(?!\/?(pre|code|span))/);
  expect(textOf(articleHtml(html))).toBe(textOf(html));
});

test('a language nobody taught the site stops the build', () => {
  expect(() => articleHtml('<pre><code class="language-cobol">MOVE</code></pre>')).toThrow(/cobol/);
});

test.each(articles)('colours and anchors change no word of "$title"', ({ content }) => {
  expect(textOf(articleHtml(content))).toBe(textOf(content));
  expect(articleHeadings(content)).toHaveLength(content.match(/<h2/g)?.length ?? 0);
});
