import { transform, type TransformFailure } from 'esbuild';
import type { Mistake } from '../mistake';
import { mendWords } from './mend-words';

type Told = Omit<Mistake, 'file'>;

/** A slip of the pen in a line: what is said of it, and the line as it was meant. */
type Slip = {
  message: string;
  remedy: string;
  mend: (line: string, column: number, error: string) => string;
};

const SLIPS: readonly Slip[] = [
  {
    message: "une apostrophe droite (') coupe le texte",
    remedy: 'remplacez-la par une apostrophe courbe (’)',
    mend: (line) => line.replace(/(?<=\p{L})'(?=\p{L})/gu, '’'),
  },
  {
    message: 'ces guillemets n’entourent pas un texte',
    remedy: "entourez-le d’apostrophes droites : 'texte'",
    mend: (line) => line.replace(/[“”‘]|(?<!\p{L})’|’(?!\p{L})/gu, "'"),
  },
  {
    message: 'le texte n’est pas fermé',
    remedy: "ajoutez une apostrophe droite (') à sa fin",
    mend: (line, _, error) => (error.startsWith('Unterminated') ? line.replace(/[\s,}\]]*$/, "'$&") : line),
  },
  {
    message: 'ce nombre a une espace, une virgule ou une monnaie',
    remedy: 'écrivez-le en chiffres seulement, par exemple 1600 ou 0.86',
    mend: (line) =>
      line
        .replace(/(?<=: *\d+)[ \u00a0\u202f](?=\d{3}\b)/g, '')
        .replace(/(?<=: *\d+),(?=\d)/, '.')
        .replace(/(?<=: *[\d.]+) *(?:\$|€|F?CFA|USD|EUR)/, ''),
  },
  {
    message: 'ce texte n’est entouré de rien',
    remedy: "entourez-le d’apostrophes droites : 'texte'",
    mend: (line) => line.replace(/(?<=: )(\p{L}[\p{L}\d’.-]*(?: [\p{L}\d’.-]+)+)(?=[,\s}]*$)/u, "'$1'"),
  },
  {
    message: 'une virgule manque avant ici',
    remedy: 'ajoutez une virgule à la fin de ce qui précède',
    mend: (line, column, error) =>
      /^Expected "[}\]]"/.test(error) ? `${line.slice(0, column)},${line.slice(column)}` : line,
  },
];

/** A file of the content as it was meant, what is mistyped in it mended and told; no text where it cannot be mended. */
export async function mendSource(
  file: string,
  source: string,
): Promise<{ text: string | undefined; mistakes: Mistake[] }> {
  const lines = source.split('\n');
  const told: Told[] = [];
  for (let error = await firstError(lines); error; error = await firstError(lines)) {
    const written = lines[error.line - 1] ?? '';
    const slip = await recognise(error, lines);
    const { message, remedy } = slip ?? {
      message: `« ${written.trim()} » se lit mal`,
      remedy: 'comparez avec une entrée voisine : apostrophes, virgules, accolades vont par paires',
    };
    told.push({ line: error.line, field: fieldOf(written.slice(0, error.column)), message, remedy });
    if (!slip) return { text: undefined, mistakes: told.map((each) => ({ file, ...each })) };
    lines[error.line - 1] = slip.mend(written, error.column, error.text);
  }
  const { text, mistakes } = mendWords(lines.join('\n'));
  return { text, mistakes: [...told, ...mistakes].map((each) => ({ file, ...each })) };
}

type Unread = { line: number; column: number; text: string };

/** The slip whose mending lets the compiler read on. */
async function recognise({ line, column, text }: Unread, lines: string[]): Promise<Slip | undefined> {
  for (const slip of SLIPS) {
    const as = slip.mend(lines[line - 1] ?? '', column, text);
    if (as === lines[line - 1]) continue;
    const next = await firstError(Object.assign([...lines], { [line - 1]: as }));
    if (!next || next.line > line || (next.line === line && next.column > column + 1)) return slip;
  }
  return undefined;
}

/** The first thing the compiler cannot read; its column counts letters. */
async function firstError(lines: readonly string[]): Promise<Unread | undefined> {
  try {
    await transform(lines.join('\n'), { loader: 'ts', logLevel: 'silent' });
    return undefined;
  } catch (failure) {
    const [error] = (failure as TransformFailure).errors;
    const { line, column: bytes, lineText } = error?.location ?? { line: 1, column: 0, lineText: '' };
    const column = Buffer.from(lineText).subarray(0, bytes).toString().length;
    return { line, column, text: error?.text ?? '' };
  }
}

function fieldOf(line: string): string {
  return [...line.matchAll(/([\p{L}_$][\p{L}\d_$]*):/gu)].at(-1)?.[1] ?? '';
}
