import { listSynonyms } from '@/publish/rules/moves';
import { plainPath } from '@/lib/rules/paths';
import { decodeText } from '../kit/decode-text';
import { isCompressedCopy, pagePath, type SiteFile, type SiteIndex } from './site-index';

export type Resolution =
  | { kind: 'found'; file: SiteFile }
  | { kind: 'moved'; path: string }
  /** `file` is the nearest page that says so, where the site has one. */
  | { kind: 'missing'; file: SiteFile | undefined };

const synonyms = new Map(listSynonyms().map(({ from, to }) => [plainPath(from), to]));

/**
 * What a request path (still percent-encoded, without query) leads to. Only paths of the index are ever answered
 * or redirected to, so nothing outside the folder and no other host can be reached.
 */
export function resolvePath(index: SiteIndex, encodedPath: string): Resolution {
  const path = decodeText(encodedPath);
  if (path === undefined || path.includes('\0')) return { kind: 'missing', file: notFoundPage(index, '/') };

  const page = index.pages.get(path);
  if (page && !isNotFoundPage(path)) return { kind: 'found', file: page };
  const file = index.files.get(path);
  if (file && pagePath(path) === undefined && !isCompressedCopy(path)) return { kind: 'found', file };

  const plain = plainPath(encodedPath);
  const canonical =
    index.plainPages.get(plain) ??
    index.canonical.get(path.toLowerCase()) ??
    index.canonical.get(plain) ??
    synonyms.get(plain);
  if (canonical && canonical !== path && !isNotFoundPage(canonical))
    return { kind: 'moved', path: canonical };
  return { kind: 'missing', file: notFoundPage(index, path) };
}

function isNotFoundPage(path: string): boolean {
  return /(^|\/)(404|_not-found)$/.test(path);
}

/** The closest `404` page, from the path's own folder up to the root. */
function notFoundPage(index: SiteIndex, path: string): SiteFile | undefined {
  let folder = path;
  while (folder !== '') {
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')));
    const page = index.pages.get(`${folder}/404`);
    if (page) return page;
  }
  return undefined;
}
