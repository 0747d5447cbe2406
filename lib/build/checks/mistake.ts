/** What is wrong in a file of the content, for its owner: where, what, and what to do about it, in French. */
export type Mistake = {
  file: string;
  /** 1 where a whole file is meant. */
  line: number;
  /** Such as `offers[site-web-pro].priceUsd`; empty where a whole file is meant. */
  field: string;
  message: string;
  remedy: string;
};

/** A mistake whose line is still to be looked up in its file. */
export type Unlocated = Omit<Mistake, 'line'> & { line?: number };

/** What is wrong with a field, or with a whole file where `field` is empty, and the remedy. */
export function tell(file: string, field: string, message: string, remedy: string): Unlocated {
  return { file, field, message, remedy };
}

/** The same where the line is known. */
export function tellAt(line: number, ...told: Parameters<typeof tell>): Mistake {
  return { ...tell(...told), line };
}

/** Of some mistakes, those that are made. */
export function made(found: readonly (Unlocated | false)[]): Unlocated[] {
  return found.filter((each) => each !== false);
}

/** Sorts mistakes by file and line. */
export function byPlace(one: Mistake, other: Mistake): number {
  return one.file.localeCompare(other.file) || one.line - other.line;
}

/** A mistake as it is printed: its place first, so that an editor opens it at a click. */
export function sayMistake({ file, line, field, message, remedy }: Mistake): string {
  return `${[`${file}:${line}`, field, message].filter(Boolean).join(' : ')}\n    → ${remedy}`;
}

/** A mistake as GitHub shows it beside the line of a proposal. */
export function annotateMistake({ file, line, field, message, remedy }: Mistake): string {
  const title = (field || file).replace(/[:,]/g, ' ');
  const text = `::error file=${file},line=${line},title=${title}::${message} ; ${remedy}`;
  return text.replace(/%/g, '%25').replace(/\r?\n/g, '%0A');
}
