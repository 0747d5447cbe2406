/** What is wrong, and what to do about it; in French, for the owner. */
export type Fault = { message: string; remedy: string };

/** The same of the content: in which file and, where that is known, on which line and in which field. */
export type ContentFault = Fault & {
  file: string;
  line?: number;
  /** Such as `offers[site-web-pro].price`; empty where a whole file is meant. */
  field: string;
};

/** A fault of the content as it is printed: its place first, so that an editor opens it at a click. */
export function formatFault({ file, line, field, message, remedy }: ContentFault): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `${[place, field, message].filter(Boolean).join(' : ')}\n    → ${remedy}`;
}
