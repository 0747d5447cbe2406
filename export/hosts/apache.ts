import { endingOf, fileTypes } from '@/lib/hosting/file-types';
import { pathHeaders, patternSource, securityHeaders } from '@/lib/hosting/headers';
import { MOVED_STATUS, looseSource, splitFragment, type Move } from '@/lib/hosting/moves';
import { COMPRESSED_COPIES, MISSING_FILE, PRIVATE_FILES, pageFile } from '@/lib/hosting/page-files';
import type { HostRules } from './host-rules';

/** As asked by the visitor, not by a rule of this file that was applied before. */
const ASKED = 'RewriteCond %{ENV:REDIRECT_STATUS} ^$';

/** The `.htaccess` of Apache: at the root of a site, with mod_rewrite and mod_headers. */
export function apacheConfig({ pages, moves, policies }: HostRules): string {
  return `Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex disabled
ErrorDocument 404 ${MISSING_FILE}
AddDefaultCharset Off

RewriteEngine On
${ASKED}
RewriteCond %{REQUEST_URI} "${PRIVATE_FILES}|${COMPRESSED_COPIES}|^${MISSING_FILE}$"
RewriteRule ^ - [R=404,L]
${moves.map(moveRule).join('')}${pages.map((page) => `RewriteRule "^${page.slice(1)}$" "${pageFile(page).slice(1)}"\n`).join('')}RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^ - [R=404,L]
${compressedRule('br', 'br')}${compressedRule('gz', 'gzip')}
${fileTypesRules()}
${Object.entries(securityHeaders)
  .map(([name, value]) => `Header always set ${name} "${value}"\n`)
  .join('')}${pathHeaders
    .map(
      ({ paths, headers }) =>
        `<If "%{REQUEST_URI} =~ m#${patternSource(paths)}#">\n${Object.entries(headers)
          .map(([name, value]) => `    Header always set ${name} "${value}"\n`)
          .join('')}</If>\n`,
    )
    .join('')}${policies.map(policyRule).join('')}`;
}

/** The visitor's query goes before a fragment: it has to be placed by hand, and only where there is one. */
function moveRule({ from, to }: Move): string {
  const pattern = `"(?i)${looseSource(from).replace('^/+', '^/*')}"`;
  const [path, fragment] = splitFragment(to);
  const flags = `[R=${MOVED_STATUS},L,NE]`;
  const misspelt = from === to ? `RewriteCond %{REQUEST_URI} !=${from}\n` : '';
  if (!fragment) return `${ASKED}\n${misspelt}RewriteRule ${pattern} "${path}" ${flags}\n`;
  return [
    `${ASKED}\nRewriteCond %{QUERY_STRING} .\nRewriteRule ${pattern} "${path}?%{QUERY_STRING}${fragment}" ${flags}`,
    `${ASKED}\nRewriteRule ${pattern} "${path}${fragment}" ${flags}\n`,
  ].join('\n');
}

function compressedRule(ending: string, encoding: string): string {
  return `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b
RewriteCond %{REQUEST_FILENAME}.${ending} -f
RewriteRule ^(.+)$ $1.${ending} [END]
`;
}

/** A copy has the type of what it copies, and is not compressed again. */
function fileTypesRules(): string {
  const rules = Object.entries(fileTypes).map(([ending, { type, isText }]) =>
    isText
      ? `<FilesMatch "\\.${ending}(?:\\.br|\\.gz)?$">\n    ForceType "${type}"\n    Header always set Vary Accept-Encoding\n    SetEnv no-gzip 1\n    SetEnv no-brotli 1\n</FilesMatch>\n`
      : `AddType ${type} .${ending}\n`,
  );
  const encodings = Object.entries({ br: 'br', gz: 'gzip' }).map(
    ([ending, encoding]) =>
      `<FilesMatch "\\.${ending}$">\n    RemoveEncoding .${ending}\n    Header always set Content-Encoding ${encoding}\n</FilesMatch>\n`,
  );
  return [...rules, ...encodings].join('');
}

/** Told apart by the last part of their names, which no two pages share. */
function policyRule([file, policy]: readonly [string, string]): string {
  const name = file.slice(file.lastIndexOf('/') + 1, -endingOf(file).length - 1);
  return `<FilesMatch "^${name}\\.html(?:\\.br|\\.gz)?$">\n    Header always set Content-Security-Policy "${policy}"\n</FilesMatch>\n`;
}
