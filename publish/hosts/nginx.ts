import { fileTypes } from '@/publish/rules/file-types';
import { pathHeaderNames, securityHeaders, valuesOf, variableOf } from '@/publish/rules/headers';
import { MOVED_STATUS, exactSource, looseSource, splitFragment, type Move } from '@/publish/rules/moves';
import { COMPRESSED_COPIES, MISSING_FILE, PRIVATE_FILES } from '@/publish/rules/page-files';

const LEAD_ELSEWHERE = `if ($trame_to) { return ${MOVED_STATUS} $trame_to; } return 404;`;

/**
 * What the site file includes outside of its servers. Every header is a map over the file that answers, so that no
 * location repeats, or by having one of its own silently drops, what the server sends.
 */
export function nginxMaps(moves: readonly Move[]): string {
  return `# Sends .br copies to browsers that take them; .gz copies are found by gzip_static.
map $http_accept_encoding $trame_br { default ""; "~*\\bbr\\b" .br; }
map $uri $trame_encoding { default ""; "~\\.br$" br; }
map $uri $trame_vary { default ""; "~\\.(?:${textEndings().join('|')})(?:\\.br)?$" Accept-Encoding; }
${pathHeaderNames.map(headerMap).join('')}
# Where an address leads that no file answers.
map $uri $trame_to {
    default "";
${moves.map(moveRow).join('')}}
`;
}

/** What the site file includes in its server. Only the moves name pages: any page that is there is served. */
export function nginxServer(): string {
  return `server_tokens off;
absolute_redirect off;
charset utf-8;
charset_types ${charsetTypes().join(' ')};
types {
${Object.entries(fileTypes)
  .map(([ending, { type }]) => `    ${bare(type)} ${ending};\n`)
  .join('')}}
gzip_static on;
add_header Content-Encoding $trame_encoding always;
add_header Vary $trame_vary always;
${headerLines()}
location = / { ${answerText('html', '/index.html')} =404; }
location = ${MISSING_FILE} { internal; ${answerText('html', MISSING_FILE)} =404; }
location ~ "${PRIVATE_FILES}|${COMPRESSED_COPIES}|^/404$" { return 404; }
location ~* "^/index$|\\.html$|/$" { ${LEAD_ELSEWHERE} }
location ~ "/[^/.]+$" { ${answerText('html', '$uri.html')} @trame_moved; }
location @trame_moved { ${LEAD_ELSEWHERE} }
${textEndings()
  .map((ending) => `location ~ "\\.${ending}$" { ${answerText(ending, '$uri')} =404; }\n`)
  .join('')}`;
}

function headerLines(): string {
  const own = pathHeaderNames.map((name) => [name, `$${variableOf(name)}`]);
  const all = [...own, ...Object.entries(securityHeaders).map(([name, value]) => [name, `"${value}"`])];
  return all.map(([name, value]) => `add_header ${name} ${value} always;\n`).join('');
}

/** The second name of the type is for the copy, which is told by its last ending. */
function answerText(ending: string, file: string): string {
  return `types { ${bare(fileTypes[ending]?.type ?? '')} ${ending} br; } try_files ${file}$trame_br ${file}`;
}

/**
 * All spellings of an address but its own, which leads nowhere while its page is missing. Regular expressions only:
 * their number, unlike that of long names, needs no setting of the whole server.
 */
function moveRow({ from, to }: Move): string {
  const [path, fragment] = splitFragment(to);
  const target = `${path.replace('*', '$1')}$is_args$args${fragment}`;
  return `    "~*^(?!(?-i:${exactSource(path).slice(1)}))${looseSource(from).slice(1)}" "${target}";\n`;
}

function headerMap(name: string): string {
  const rows = valuesOf(name).map(([pattern, value]) => `    "~${pattern}" "${value}";\n`);
  return `map $uri $${variableOf(name)} {\n${rows.join('')}}\n`;
}

function textEndings(): string[] {
  return Object.entries(fileTypes).flatMap(([ending, { isText }]) => (isText ? [ending] : []));
}

/** Those whose type names its charset; text/html has it already. */
function charsetTypes(): string[] {
  return Object.values(fileTypes)
    .filter(({ type }) => type.includes('charset') && !type.startsWith('text/html'))
    .map(({ type }) => bare(type));
}

function bare(type: string): string {
  return type.split(';')[0] ?? type;
}
