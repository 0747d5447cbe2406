/** What is wrong, and what to do about it; in French, for the owner. */
export type Fault = { message: string; remedy: string };

/** The same of the content: in which file and, where that is known, on which line and in which field. */
export type ContentFault = Fault & {
  file: string;
  line?: number;
  /** Such as `offers[site-web-pro].priceUsd`; empty where a whole file is meant. */
  field: string;
};

/** The faults, of what may be wrong in words or nothing, that have one remedy. */
export function faults(remedy: string, messages: readonly (string | false | undefined)[]): Fault[] {
  return messages.flatMap((message) => (message ? { message, remedy } : []));
}

/** A fault of the content as it is printed: its place first, so that an editor opens it at a click. */
export function formatFault({ file, line, field, message, remedy }: ContentFault): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `${[place, field, message].filter(Boolean).join(' : ')}\n    → ${remedy}`;
}

/** A fault as GitHub shows it beside the line of a proposal. */
export function annotateFault({ file, line = 1, field, message, remedy }: ContentFault): string {
  const title = (field || file).replace(/[:,]/g, ' ');
  const text = `::error file=${file},line=${line},title=${title}::${message} ; ${remedy}`;
  return text.replace(/%/g, '%25').replace(/\r?\n/g, '%0A');
}
