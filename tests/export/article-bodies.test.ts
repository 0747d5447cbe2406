import { expect, test } from 'vitest';
import { readDeferredScripts } from '@/publish/pages/defer-scripts';
import { articles } from '../support/articles';
import { exportedFiles, pageFile, readExported } from '../support/exported-site';

/** Long runs of plain words from an article's prose: they read the same in HTML, in JSON and in a script. */
function phrasesOf(content: string): string[] {
  const text = content.replace(/<(pre|h\d)[^>]*>[\s\S]*?<\/\1>|<[^>]+>|&[#\w]+;/g, '|');
  return (text.match(/[\p{L} ,]{40,}/gu) ?? []).map((phrase) => phrase.trim());
}

test.each(articles)('no list, script or other page carries the text of "$title"', ({ id, content }) => {
  // Its own page and data, and what React starts from on that page.
  const [flight = ''] = readDeferredScripts(readExported(pageFile(`/blog/${id}`)));
  const others = [...exportedFiles].filter(
    (file) => /\.(html|txt|js)$/.test(file) && !file.startsWith(`/blog/${id}`) && file !== flight,
  );
  const phrases = phrasesOf(content);
  expect(others).toContain('/blog.html');
  expect(others.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(10);

  for (const file of others) {
    const text = readExported(file);
    expect(
      phrases.find((phrase) => text.includes(phrase)),
      `${file} carries an article’s text: fetch it when asked, see « let the search read more » in CONTRIBUTING.md`,
    ).toBeUndefined();
  }
});
