import { fileTypes } from '@/lib/hosting/file-types';
import { pathHeaders, patternSource, securityHeaders } from '@/lib/hosting/headers';
import { MOVED_STATUS, looseSource, splitFragment, type Move } from '@/lib/hosting/moves';
import { COMPRESSED_COPIES, MISSING_FILE, PRIVATE_FILES, pageFile } from '@/lib/hosting/page-files';
import type { HostRules } from './host-rules';
import { headerNames } from './header-names';

/** Where the owner's own values stand in the configuration. */
type NginxValues = { listen: string; serverName: string; root: string };

/**
 * A complete nginx site. Every header is a map over the file that answers, so that no location repeats, or by having
 * one of its own silently drops, what the server sends. Brotli needs no module: the copy is picked by name.
 */
export function nginxConfig(rules: HostRules, { listen, serverName, root }: NginxValues): string {
  return `# Sends .br copies to browsers that take them; .gz copies are found by gzip_static.
map $http_accept_encoding $trame_br { default ""; "~*\\bbr\\b" .br; }
map $uri $trame_encoding { default ""; "~\\.br$" br; }
map $uri $trame_vary { default ""; "~\\.(?:${textEndings().join('|')})(?:\\.br)?$" Accept-Encoding; }
${policyMap(rules)}${headerNames().map(headerMap).join('')}
server {
    listen ${listen};
    server_name ${serverName};
    root ${root};

    server_tokens off;
    absolute_redirect off;
    error_page 404 ${MISSING_FILE};
    charset utf-8;
    charset_types ${charsetTypes().join(' ')};
    types {
${Object.entries(fileTypes)
  .map(([ending, { type }]) => `        ${bare(type)} ${ending};\n`)
  .join('')}    }
    gzip_static on;
    add_header Content-Encoding $trame_encoding always;
    add_header Vary $trame_vary always;
    add_header Content-Security-Policy $trame_policy always;
${headerNames()
  .map((name) => `    add_header ${name} ${variable(name)} always;\n`)
  .join('')}${Object.entries(securityHeaders)
    .map(([name, value]) => `    add_header ${name} "${value}" always;\n`)
    .join('')}
${rules.mailerPath ? mailerLocation(rules.mailerPath) : ''}${rules.pages.map((page) => pageLocation(page, pageFile(page))).join('')}    location = ${MISSING_FILE} { internal; ${answerText('html', MISSING_FILE)} }
    location ~ "${PRIVATE_FILES}" { return 404; }
    location ~ "${COMPRESSED_COPIES}" { return 404; }
${rules.moves.map(moveLocation).join('')}${textEndings()
    .map((ending) => `    location ~ "\\.${ending}$" { ${answerText(ending, '$uri')} }\n`)
    .join('')}    location ~ "/$" { return 404; }
    location / { try_files $uri =404; }
}
`;
}

function pageLocation(page: string, file: string): string {
  return `    location = ${page} { ${answerText('html', file)} }\n`;
}

/** The second name of the type is for the copy, which is told by its last ending. */
function answerText(ending: string, file: string): string {
  return `types { ${bare(fileTypes[ending]?.type ?? '')} ${ending} br; } try_files ${file}$trame_br ${file} =404;`;
}

function moveLocation({ from, to }: Move): string {
  const [path, fragment] = splitFragment(to);
  return `    location ~* "${looseSource(from)}" { return ${MOVED_STATUS} "${path}$is_args$args${fragment}"; }\n`;
}

function mailerLocation(path: string): string {
  return `    # The mailer of the site: the embedded host, started beside with "npm run serve".
    location = ${path} {
        proxy_pass http://127.0.0.1:3000;
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $remote_addr;
    }
`;
}

/** Regular expressions only: their number, unlike that of long names, needs no setting of the whole server. */
function policyMap({ policies }: HostRules): string {
  const rows = policies.map(
    ([file, policy]) => `    "~^${file.replace('.', '\\.')}(?:\\.br)?$" "${policy}";\n`,
  );
  return `map $uri $trame_policy {\n    default "";\n${rows.join('')}}\n`;
}

/** The last pattern that matches counts, here the first: hence from the end. */
function headerMap(name: string): string {
  const rows = pathHeaders
    .filter(({ headers }) => headers[name])
    .reverse()
    .map(({ paths, headers }) => `    "~${patternSource(paths)}" "${headers[name]}";\n`);
  return `map $uri ${variable(name)} {\n${rows.join('')}}\n`;
}

function variable(header: string): string {
  return `$trame_${header.toLowerCase().replace(/-/g, '_')}`;
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
