import type { Move } from '@/lib/pages/places';
import { binaryTypes, textTypes } from './file-types';
import { pageHeaders, pathHeaders, patternSource, securityHeaders } from './headers';

/** Files for hosts alone, hidden ones but `.well-known/`, compressed copies and the page for unknown addresses. */
const PRIVATE = '^/(?:_headers|_redirects)$|/\\.(?!well-known/)|\\.(?:br|gz)$|^/404(?:\\.html)?$';

/** A condition on what the visitor asked, not on what a rule of this file made of it. */
const ASKED = 'RewriteCond %{ENV:REDIRECT_STATUS} ^$';

/** The endings of compressed copies, the lightest first. */
const ENCODINGS = { br: 'br', gz: 'gzip' };

/** The status of a move for good, by which a POST stays a POST. */
const MOVED_STATUS = 308;

/** The `.htaccess` of Apache. Moves name the public origin, in place of whatever host was asked, by http behind a proxy. */
export function apacheConfig(pages: readonly string[], moves: readonly Move[], origin: string): string {
  const byPath = pathHeaders.map(
    ({ paths, headers }) =>
      `<If "%{REQUEST_URI} =~ m#${patternSource(paths)}#">\n${headerRules(headers, '    ')}</If>\n`,
  );
  const compressed = Object.entries(ENCODINGS).map(
    ([ending, encoding]) => `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b
RewriteCond %{REQUEST_FILENAME}.${ending} -f
RewriteRule ^(.+)$ $1.${ending} [END]
`,
  );
  const spellings = pages.map((page) => moveRule({ from: page, to: page }, origin));
  return `Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex disabled
ErrorDocument 404 /404.html
AddDefaultCharset Off

RewriteEngine On
${ASKED}
RewriteCond %{REQUEST_URI} "${PRIVATE}"
RewriteRule ^ - [R=404,L]
RewriteRule ^$ index.html [L]
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteCond %{REQUEST_URI} !=/index
RewriteRule ^(.*[^/])$ $1.html [L]
${spellings.join('')}${moves.map((move) => moveRule(move, origin)).join('')}RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^ - [R=404,L]
${compressed.join('')}
${fileTypesRules()}
${headerRules({ ...securityHeaders, ...pageHeaders })}${byPath.join('')}`;
}

function headerRules(headers: Readonly<Record<string, string>>, indent = ''): string {
  const rule = ([name, value]: [string, string]) => `${indent}Header always set ${name} "${value}"\n`;
  return Object.entries(headers).map(rule).join('');
}

/** Any spelling of an address. The visitor's query goes before a fragment: placed by hand, and only where there is one. */
function moveRule({ from, to }: Move, origin: string): string {
  const [path = '', fragment] = to.split('#');
  const name = from.slice(1).replace(/\./g, '\\.').replace(/\//g, '/+');
  const pattern = from === '/' ? '^/*index(?:\\.html)?/*$' : `^/*${name}(?:\\.html)?/*$`;
  const misspelt = from === to ? `RewriteCond %{REQUEST_URI} !^${from}$\n` : '';
  const rule = (target: string) =>
    `${ASKED}\n${misspelt}RewriteRule "(?i)${pattern}" "${origin}${path}${target}" [R=${MOVED_STATUS},L,NE]\n`;
  if (fragment === undefined) return rule('');
  return `RewriteCond %{QUERY_STRING} .\n${rule(`?%{QUERY_STRING}#${fragment}`)}${rule(`#${fragment}`)}`;
}

/** A copy has the type of what it copies, and is not compressed again. */
function fileTypesRules(): string {
  const texts = Object.entries(textTypes).map(
    ([ending, type]) =>
      `<FilesMatch "\\.${ending}(?:\\.br|\\.gz)?$">\n    ForceType "${type}"\n    Header always set Vary Accept-Encoding\n    SetEnv no-gzip 1\n    SetEnv no-brotli 1\n</FilesMatch>\n`,
  );
  const others = Object.entries(binaryTypes).map(([ending, type]) => `AddType ${type} .${ending}\n`);
  const encodings = Object.entries(ENCODINGS).map(
    ([ending, encoding]) =>
      `<FilesMatch "\\.${ending}$">\n    RemoveEncoding .${ending}\n    Header always set Content-Encoding ${encoding}\n</FilesMatch>\n`,
  );
  return [...texts, ...others, ...encodings].join('');
}
