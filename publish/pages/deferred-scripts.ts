const LIST = /<script type="application\/json" data-deferred(?:="")?>([^<]*)<\/script>/;

/** The part of a page that names the script files which wait for a touch, in the order they are fetched. */
export function formatDeferredScripts(paths: readonly string[]): string {
  return `<script type="application/json" data-deferred="">${JSON.stringify(paths)}</script>`;
}

/** The script files of a page that wait for a touch; none where the page names none. */
export function readDeferredScripts(html: string): string[] {
  const list = LIST.exec(html)?.[1];
  return list === undefined ? [] : (JSON.parse(list) as string[]);
}
