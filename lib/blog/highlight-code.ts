import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import yaml from 'highlight.js/lib/languages/yaml';

const languages = { bash, json, python, sql, typescript, yaml };

for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language);

/** The few kinds of word worth a colour, by the library's scopes; whatever is not named here stays plain. */
const KINDS: Record<string, string> = {
  keyword: 'code-word',
  built_in: 'code-word',
  type: 'code-word',
  attr: 'code-name',
  'title function_': 'code-name',
  string: 'code-text',
  number: 'code-text',
  literal: 'code-text',
  comment: 'code-note',
};

/**
 * HTML whose `<pre><code class="language-…">` blocks have their words in coloured classes. It runs at build only: no
 * script and no inline style reaches the reader. @throws for a language that is not among the six.
 */
export function highlightCode(html: string): string {
  return html.replace(
    /<code class="language-(\w+)">([\s\S]*?)<\/code>/g,
    (_, language: string, code: string) => `<code>${keepKinds(colour(toText(code), language))}</code>`,
  );
}

function colour(code: string, language: string): string {
  if (!(language in languages))
    throw new Error(`lib/blog/highlight-code.ts: no language is named "${language}"`);
  return hljs.highlight(code, { language, ignoreIllegals: true }).value;
}

function toText(code: string): string {
  return code
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

/** The library's spans reduced to the kinds above; the others are opened and closed without a trace. */
function keepKinds(highlighted: string): string {
  const open: boolean[] = [];
  return highlighted.replace(/<span class="hljs-([^"]+)">|<\/span>/g, (_, scope?: string) => {
    if (scope === undefined) return open.pop() ? '</span>' : '';
    const kind = open.includes(true) ? undefined : KINDS[scope];
    open.push(kind !== undefined);
    return kind ? `<span class="${kind}">` : '';
  });
}
