const LIST = /<script type="application\/json" data-waiting="">([^<]*)<\/script>/;

/** The part of a page that names the script files which wait for a visitor, in the order they are fetched. */
export function formatWaitingScripts(paths: readonly string[]): string {
  return `<script type="application/json" data-waiting="">${JSON.stringify(paths)}</script>`;
}

/** The script files that wait for a visitor of a page; none where the page names none. */
export function readWaitingScripts(html: string): string[] {
  const list = LIST.exec(html)?.[1];
  return list === undefined ? [] : (JSON.parse(list) as string[]);
}
