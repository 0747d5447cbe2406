import { fileTypes } from '@/lib/hosting/file-types';
import { pathHeaders, patternSource, securityHeaders } from '@/lib/hosting/headers';
import { MOVED_STATUS, looseSource, splitFragment } from '@/lib/hosting/moves';
import { COMPRESSED_COPIES, MISSING_FILE, PRIVATE_FILES, pageFile } from '@/lib/hosting/page-files';
import { headerNames } from './header-names';
import type { HostRules } from './host-rules';

/** Where the owner's own values stand in the configuration. */
type CaddyValues = { address: string; root: string };

/** A complete Caddy site: one table says of every address which page answers it, or where it leads. */
export function caddyConfig(rules: HostRules, { address, root }: CaddyValues): string {
  const policies = new Map(rules.policies);
  return `${address} {
    root * ${root}

    map {path} {trame_page} {trame_to} {trame_fragment} {
${rules.pages.map((page) => `        ${page} ${pageFile(page)} "" ""\n`).join('')}${rules.moves
    .map(({ from, to }) => {
      const [path, fragment] = splitFragment(to);
      return `        "~(?i)${looseSource(from)}" "" ${path} "${fragment}"\n`;
    })
    .join('')}        default "" "" ""
    }
    map {query} {trame_query} {
        "" ""
        default "?{query}"
    }
    map {trame_page} {trame_policy} {
${rules.pages.map((page) => `        ${pageFile(page)} "${policies.get(pageFile(page)) ?? ''}"\n`).join('')}        default ""
    }
${headerNames().map(headerMap).join('')}
    header -Server
    header {
${securityLines()}${headerNames()
    .map((name) => `        ${name} {${variable(name)}}\n`)
    .join('')}    }
${Object.entries(fileTypes)
  .filter(([ending]) => ending !== 'html')
  .map(
    ([ending, { type }]) => `    @${ending} path *.${ending}\n    header @${ending} Content-Type "${type}"\n`,
  )
  .join('')}
    @page not vars {trame_page} ""
    @moved not vars {trame_to} ""
    @private path_regexp "${PRIVATE_FILES}"
    @copy path_regexp "${COMPRESSED_COPIES}"
    @hidden path ${MISSING_FILE}
    header @page Content-Security-Policy {trame_policy}
    header @page Content-Type "text/html; charset=utf-8"

    route {
${rules.mailerPath ? mailerRoute(rules.mailerPath) : ''}        redir @moved {trame_to}{trame_query}{trame_fragment} ${MOVED_STATUS}
        error @private 404
        error @copy 404
        error @hidden 404
        rewrite @page {trame_page}
        file_server {
            precompressed br gzip
        }
    }

    handle_errors {
        header -Server
        header {
${securityLines('    ')}            Content-Type "text/html; charset=utf-8"
            Cache-Control no-cache
            Cross-Origin-Resource-Policy same-origin
            Content-Security-Policy "${policies.get(MISSING_FILE) ?? ''}"
        }
        rewrite * ${MISSING_FILE}
        file_server {
            precompressed br gzip
        }
    }
}
`;
}

function securityLines(indent = ''): string {
  return Object.entries(securityHeaders)
    .map(([name, value]) => `${indent}        ${name} "${value}"\n`)
    .join('');
}

function mailerRoute(path: string): string {
  return `        # The mailer of the site: the embedded host, started beside with "npm run serve".
        reverse_proxy ${path} 127.0.0.1:3000
`;
}

/** The last pattern that matches counts, here the first: hence from the end. */
function headerMap(name: string): string {
  const rows = pathHeaders
    .filter(({ headers }) => headers[name])
    .reverse()
    .map(({ paths, headers }) => `        "~${patternSource(paths)}" "${headers[name]}"\n`);
  return `    map {path} {${variable(name)}} {\n${rows.join('')}    }\n`;
}

function variable(header: string): string {
  return `trame_${header.toLowerCase().replace(/-/g, '_')}`;
}
