/** Prints figures under a title, a row for each of `rows`; their names say the units. */
export function printTable(title: string, rows: object): void {
  const shown = JSON.stringify(rows, (_, value: unknown) => {
    if (typeof value === 'number') return Math.round(value * 1_000) / 1_000;
    return Array.isArray(value) && typeof value[0] !== 'object' ? value.join(', ') : value;
  });
  console.log(`\n## ${title}\n`);
  console.table(JSON.parse(shown));
}
