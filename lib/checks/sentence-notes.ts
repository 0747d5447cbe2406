import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { lineOf } from '@/lib/content/content-texts';
import type { SiteContent } from '@/lib/content/gather-content';
import { asTyped } from '@/lib/rules/french-text';

/** Hashes of the sentences of the demonstration, as `npm run controler -- --retenir` writes them. */
const DEMONSTRATION = 'lib/checks/demonstration.json';

type Texts = SiteContent['texts'];

/** What is read as a sentence, rather than a label. */
const isSentence = (text: string) => text.split(' ').length > 4;

/** What stands for a sentence in the list: eight figures. */
function mark(text: string): string {
  return createHash('sha1').update(asTyped(text)).digest('hex').slice(0, 8);
}

/** The sentences of the content, alike ones once. */
export function sentencesOf(texts: Texts): Texts {
  return texts.filter(
    ({ text }, index) => isSentence(text) && texts.findIndex((one) => one.text === text) === index,
  );
}

/** Takes the sentences of the content for the demonstration's. */
export function keepDemonstration(texts: Texts): void {
  writeFileSync(
    DEMONSTRATION,
    `${JSON.stringify(
      sentencesOf(texts)
        .map(({ text }) => mark(text))
        .sort(),
    )}\n`,
  );
}

/** The sentences that are still the demonstration's, by their file and line. */
export function borrowedSentences(texts: Texts): string[] {
  const known = new Set(JSON.parse(readFileSync(DEMONSTRATION, 'utf8')) as string[]);
  return sentencesOf(texts)
    .filter(({ text }) => known.has(mark(text)))
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
