import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { lineOf } from '@/lib/content/content-texts';
import type { SiteContent } from '@/lib/content/gather-content';
import { asTyped } from '@/lib/rules/french-text';

/** Hashes of the sentences of the demonstration, as `npm run controler -- --retenir` writes them. */
const DEMONSTRATION = 'lib/checks/demonstration.json';

type Texts = SiteContent['texts'];
type Written = Pick<SiteContent, 'texts' | 'agency'>;

/** What is read as a sentence, rather than a label. */
const isSentence = (text: string) => text.split(' ').length > 4;

/** What stands for a sentence in the list, whatever facts and prices are in it: eight figures. */
function mark(text: string, facts: readonly string[]): string {
  const typed = facts.reduce((left, fact) => left.replaceAll(fact, '…'), asTyped(text));
  const plain = typed.replace(/\$?\d[\d ]*(?:€|FCFA)?/g, '…');
  return createHash('sha1').update(plain).digest('hex').slice(0, 8);
}

/** The texts of an agency's facts, however deep, the longest first. */
function factsOf(agency: unknown): string[] {
  if (typeof agency === 'string') return agency.length > 3 ? [asTyped(agency)] : [];
  const parts = Object.values(agency ?? {}).flatMap(factsOf);
  return parts.sort((one, other) => other.length - one.length);
}

/** The sentences of the content, alike ones once. */
export function sentencesOf(texts: Texts): Texts {
  return texts.filter(
    ({ text }, index) => isSentence(text) && texts.findIndex((one) => one.text === text) === index,
  );
}

/** Takes the sentences of the content for the demonstration's. */
export function keepDemonstration({ texts, agency }: Written): void {
  const facts = factsOf(agency);
  const marks = sentencesOf(texts).map(({ text }) => mark(text, facts));
  writeFileSync(DEMONSTRATION, `${JSON.stringify(marks.sort())}\n`);
}

/** The sentences that are still the demonstration's, by their file and line. */
export function borrowedSentences({ texts, agency }: Written): string[] {
  const known = new Set(JSON.parse(readFileSync(DEMONSTRATION, 'utf8')) as string[]);
  const facts = factsOf(agency);
  return sentencesOf(texts)
    .filter(({ text }) => known.has(mark(text, facts)))
    .map(placeOf);
}

const COUNT =
  /(?<![\p{L}\d])(?:\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix) (?:personnes|collègues|associés|services|métiers|offres|projets|clients|articles|écoles|bureaux|pages)(?!\p{L})/iu;

/** Sentences that count by hand what a fact or a list may count otherwise by now. */
export function countedInWords(texts: Texts): string[] {
  return texts
    .filter(({ text }) => COUNT.test(asTyped(text)))
    .map((each) => `${placeOf(each)} : « ${COUNT.exec(asTyped(each.text))?.[0]} »`);
}

function placeOf({ file, field, text }: Texts[number]): string {
  return `${[file, lineOf(file, text)].filter(Boolean).join(':')} : ${field}`;
}
