import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { lineOf } from '@/lib/content/content-texts';
import type { SiteContent } from '@/lib/content/gather-content';
import { asTyped, capital } from '@/lib/rules/french-text';

/** Hashes of the sentences of the demonstration, as `npm run controler -- --retenir` writes them. */
const DEMONSTRATION = 'lib/checks/demonstration.json';

type Texts = SiteContent['texts'];
type Sentences = Pick<SiteContent, 'texts'> & { agency: object };
type KeepableContent = Sentences & Pick<SiteContent, 'toConfirm'> & Partial<Pick<SiteContent, 'reread'>>;

/** Words of the interface, which any agency may keep, but for those in the tone of one, or that give something away. */
const OF_ANYBODY =
  /^(?:\w+Words|forms|postedForms|brokenPage)\b|\.(?:labels|edge|filmButton|holds|linesTotal|failure)\b/;
const OF_ONE = /étoffe|licence|atelier|trame|\b(?:tiss|fil\b)/i;

/** Sentences that speak of an agency, alike ones once, each by a mark of what is left of it without facts and prices. */
export function sentencesOf({ texts, agency }: Sentences): Map<string, Texts[number]> {
  const facts = factsOf(agency);
  const found = new Map<string, Texts[number]>();
  for (const each of texts) {
    // A fact is a sentence too, where it is written.
    const known = each.field.startsWith('agency.') ? [] : facts;
    const typed = known.reduce((left, fact) => left.replaceAll(fact, '…'), asTyped(each.text));
    const plain = typed.replace(/\$?\d[\d ]*(?:€|FCFA)?/g, '…').replace(/(à …)(?:(?:,| et) à …)+/g, '$1');
    const words = plain.split(' ').filter((word) => /\p{L}/u.test(word));
    const isOfOne = OF_ONE.test(plain);
    if (words.length < (isOfOne ? 2 : 5) || (OF_ANYBODY.test(each.field) && !isOfOne)) continue;
    const mark = markOf(plain);
    if (!found.has(mark)) found.set(mark, each);
  }
  return found;
}

/** Short enough to be kept by the hundred. */
function markOf(text: string): string {
  return createHash('sha1').update(text).digest('hex').slice(0, 8);
}

/** The texts of an agency's facts, however deep, as a sentence holds or begins with them, the longest first. */
function factsOf(agency: unknown): string[] {
  if (typeof agency === 'string') return agency.length > 3 ? [asTyped(agency), capital(asTyped(agency))] : [];
  const parts = Object.values(agency ?? {}).flatMap(factsOf);
  return parts.sort((one, other) => other.length - one.length);
}

/** Takes the sentences of the content for the demonstration's. */
export function keepDemonstration(content: Sentences): void {
  writeFileSync(DEMONSTRATION, `${JSON.stringify([...sentencesOf(content).keys()].sort())}\n`);
}

/** Takes what is listed today for what its owner keeps on purpose. @returns how much that is */
export function keepListed(content: SiteContent): number {
  writeFileSync('content/relu.json', `${JSON.stringify(listedMarks(content))}\n`);
  return borrowedSentences(content).length + countedInWords(content).size;
}

/** The marks of what was read again already, and of what is listed today. */
export function listedMarks(content: SiteContent): string[] {
  return [...content.reread, ...borrowedByMark(content).keys(), ...countedInWords(content).keys()];
}

/** The sentences that are still the demonstration's, but for what is to be confirmed anyway, and what was read again. */
export function borrowedSentences(content: KeepableContent): Texts {
  return [...new Set(borrowedByMark(content).values())];
}

function borrowedByMark(content: KeepableContent): Map<string, Texts[number]> {
  const known = new Set(JSON.parse(readFileSync(DEMONSTRATION, 'utf8')) as string[]);
  const open: readonly (string | undefined)[] = content.toConfirm;
  const isOpen = ({ field }: Texts[number]) => open.includes(/^(?:agency\.)?(\w+)/.exec(field)?.[1]);
  // As typed too: a fact of one agency may be a plain word of another's sentence.
  const each = [...sentencesOf(content), ...sentencesOf({ ...content, agency: {} })];
  const isListed = (mark: string) => known.has(mark) && !content.reread?.includes(mark);
  return new Map(each.filter(([mark, text]) => isListed(mark) && !isOpen(text)));
}

/** Where texts stand: a row for each file, of lines, or of fields that are put together from parts. */
export function placesOf(texts: Texts): string[] {
  return [...new Set(texts.map(({ file }) => file))].map((file) => {
    const own = texts.filter((each) => each.file === file);
    const places = own.map(({ field, text }) => lineOf(file, text) ?? field);
    return `${file} : phrases de la démonstration, lignes ${[...new Set(places)].join(', ')}`;
  });
}

const COUNT =
  /(?<![\p{L}\d])(?:\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix) (?:personnes|collègues|associés|services|métiers|offres|projets|clients|articles)(?!\p{L})/iu;

/** Counts that a file writes by hand, by their marks: one that was read again is told anew once the team or a list counts otherwise. */
export function countedInWords({ texts, reread, agency, ...lists }: SiteContent): Map<string, string> {
  const { services, offers, projects, clients } = lists;
  const sizes = [services, offers, projects, clients].map(({ length }) => length);
  const found = texts.flatMap(({ file, text }): [string, string][] => {
    const [count] = COUNT.exec(asTyped(text)) ?? [];
    const line = count && lineOf(file, count);
    const mark = markOf([text, agency.team.size, ...sizes].join());
    if (!line || reread.includes(mark)) return [];
    return [[mark, `${file}:${line} : « ${count} » : un nombre écrit à la main, à relire`]];
  });
  return new Map(found);
}
