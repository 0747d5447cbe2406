import { plainPath } from '@/lib/rules/paths';
import { listFiles } from '@/lib/build/list-files';
import { listRedirects } from '@/publish/rules/moves';
import { COMPRESSED_COPIES, MISSING_FILE, PRIVATE_FILES, pageFile } from '@/publish/rules/page-files';

const HIDDEN = new RegExp(PRIVATE_FILES);
const NO_ADDRESS = new RegExp(`${COMPRESSED_COPIES}|\\.html$`);
const MISSING = { file: MISSING_FILE, status: 404 };

/** Reads the names of all files under `folder`; later changes are not seen. */
export function indexSite(folder: string) {
  const files = new Set(listFiles(folder).filter((path) => !HIDDEN.test(path)));
  const pages = [...files].flatMap((path) =>
    path.endsWith('.html') && path !== MISSING_FILE ? path.slice(0, -'.html'.length) : [],
  );
  const spellings = new Map([
    ...listRedirects().map(({ from, to }) => [plainPath(from), to] as const),
    ...pages.map((path) => [plainPath(path), path === '/index' ? '/' : path] as const),
  ]);

  /** What a path, still percent-encoded, leads to: a file that the folder holds, with its status, or another address of it. */
  function resolve(encodedPath: string): { file: string; status: number; moved?: string } {
    const path = decodeText(encodedPath);
    if (path === undefined || path.includes('\0')) return MISSING;
    const page = pageFile(path);
    if (files.has(page) && path !== '/index' && page !== MISSING_FILE) return { file: page, status: 200 };
    if (files.has(path) && !NO_ADDRESS.test(path)) return { file: path, status: 200 };
    const moved = spellings.get(plainPath(encodedPath));
    return moved !== undefined && moved !== path ? { ...MISSING, moved } : MISSING;
  }

  return { files, resolve };
}

/** The text without its percent-encoding, or `undefined` where that encoding is broken. */
function decodeText(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
