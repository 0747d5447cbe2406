/** A word or sign of a TypeScript file, and where it stands. */
export type Token = { text: string; line: number; offset: number };

const TOKEN =
  /(\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|[\p{L}_$][\p{L}\p{N}_$]*|\d[\d._]*|=>|[^]/gu;

/** The words and signs of a text, without its spaces and comments. */
export function tokenise(source: string): Token[] {
  let line = 1;
  const tokens: Token[] = [];
  for (const { 0: text, 1: space, index } of source.matchAll(TOKEN)) {
    if (space === undefined) tokens.push({ text, line, offset: index });
    line += text.split('\n').length - 1;
  }
  return tokens;
}

/** Walks through tokens, one after the other. */
export class Cursor {
  position = 0;
  constructor(readonly tokens: readonly Token[]) {}

  get text(): string {
    return this.tokens[this.position]?.text ?? '';
  }

  get line(): number {
    return this.tokens[this.position]?.line ?? 1;
  }

  get isAtEnd(): boolean {
    return this.position >= this.tokens.length;
  }

  /** Whether the next token is this one, which is then behind. */
  take(text: string): boolean {
    if (this.text !== text) return false;
    this.position += 1;
    return true;
  }

  next(): string {
    const { text } = this;
    this.position += 1;
    return text;
  }

  /** The tokens up to one of these that stands in no bracket. */
  until(ends: readonly string[]): Token[] {
    const start = this.position;
    let depth = 0;
    while (!this.isAtEnd && !(depth === 0 && ends.includes(this.text))) {
      if (/^[[({<]$/.test(this.text)) depth += 1;
      if (/^[\])}>]$/.test(this.text)) depth -= 1;
      this.position += 1;
    }
    return this.tokens.slice(start, this.position);
  }
}
