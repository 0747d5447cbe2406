/** Reports one fault: on which line of the file, in which field or part, what it is and the remedy, in French. */
export type Complain = (line: number, field: string, message: string, remedy: string) => void;

/** What is wrong with a part of an article, and the remedy. */
export type Refusal = readonly [message: string, remedy: string];

/** What the owner wrote in a field, each entry of a list on a line of its own below; and on which line of the file. */
export type FrontField = { line: number; value: string };

/** The fields of a front matter that begins on the second line of its file, by name. */
export function readFrontMatter(text: string, complain: Complain): Map<string, FrontField> {
  const fields = new Map<string, FrontField>();
  for (const [index, written] of text.split('\n').entries()) {
    const [, name, value = ''] = /^([^\s:#-][^:]*):(.*)$/.exec(written) ?? [];
    const [, entry] = /^\s*- (.*\S)/.exec(written) ?? [];
    const last = [...fields.values()].at(-1);
    if (name && !fields.has(name)) fields.set(name, { line: index + 2, value: withoutQuotes(value) });
    else if (entry && last) last.value += `\n${withoutQuotes(entry)}`;
    else if (/^\s*[^\s#]/.test(written))
      complain(index + 2, 'en-tête', 'se lit mal ici', 'écrivez chaque champ une fois, « nom: valeur »');
  }
  return fields;
}

function withoutQuotes(text: string): string {
  return text.trim().replace(/^(?:"([^"]*)"|'([^']*)')$/, '$1$2');
}
