/** Answers every unknown address. */
export const MISSING_FILE = '/404.html';

/** Files for hosts alone, and hidden ones but `.well-known/`, as a regular expression. */
export const PRIVATE_FILES = '^/(?:_headers|_redirects)$|/\\.(?!well-known/)';

/** Compressed copies of files: sent in place of them, never addresses of their own. */
export const COMPRESSED_COPIES = '\\.(?:br|gz)$';

/** The file of a page's address, as the export names it: `/about.html` for `/about`. */
export function pageFile(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`;
}

/** The address of a page's file. */
export function pagePath(file: string): string {
  return file === '/index.html' ? '/' : file.replace(/\.html$/, '');
}
