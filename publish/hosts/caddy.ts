import { fileTypes } from '@/publish/rules/file-types';
import {
  headerLines,
  headersOf,
  pathHeaderNames,
  securityHeaders,
  valuesOf,
  variableOf,
} from '@/publish/rules/headers';
import { MOVED_STATUS, looseSource, splitFragment, type Move } from '@/publish/rules/moves';
import { COMPRESSED_COPIES, MISSING_FILE, PRIVATE_FILES } from '@/publish/rules/page-files';

/** What the site file imports into a `route`. Only the moves name pages: any page that is there is served. */
export function caddyRoute(moves: readonly Move[]): string {
  return `map {path} {trame_to} {trame_fragment} {
${moves.map(moveRow).join('')}    default "" ""
}
map {query} {trame_query} {
    "" ""
    default "?{query}"
}
${pathHeaderNames.map(headerMap).join('')}
header {
    -Server
${headerLines(securityHeaders, (name, value) => `    ${name} "${value}"`)}${pathHeaderNames.map((name) => `    ${name} {${variableOf(name)}}\n`).join('')}}
${Object.entries(fileTypes)
  .map(([ending, { type }]) => `@${ending} path *.${ending}\nheader @${ending} Content-Type "${type}"\n`)
  .join('')}
@page file {
    try_files {path}.html
}
@moved {
    not vars {trame_to} ""
    not vars {trame_to} {path}
    not file {
        try_files {path}.html
    }
}
@missing not {
    file
    not path */
    not path_regexp "${PRIVATE_FILES}|${COMPRESSED_COPIES}|^${MISSING_FILE}$"
}
redir /index /{trame_query} ${MOVED_STATUS}
redir @moved {trame_to}{trame_query}{trame_fragment} ${MOVED_STATUS}
rewrite @page {path}.html
rewrite / /index.html
handle @missing {
    header {
        Content-Type "${fileTypes.html?.type}"
${headerLines(missingHeaders(), (name, value) => `        ${name} "${value}"`)}    }
    rewrite * ${MISSING_FILE}
    file_server {
        status 404
        precompressed br gzip
    }
}
file_server {
    precompressed br gzip
}
`;
}

function moveRow({ from, to }: Move): string {
  const [path, fragment] = splitFragment(to);
  return `    "~(?i)${looseSource(from)}" ${path.replace('*', '${1}')} "${fragment}"\n`;
}

/** Those of the 404 page that would be another file's: it answers at any address. */
function missingHeaders(): Record<string, string> {
  const all = headersOf(MISSING_FILE);
  return Object.fromEntries(pathHeaderNames.map((name) => [name, all[name] ?? '']));
}

function headerMap(name: string): string {
  const rows = valuesOf(name).map(([pattern, value]) => `    "~${pattern}" "${value}"\n`);
  return `map {path} {${variableOf(name)}} {\n${rows.join('')}}\n`;
}
