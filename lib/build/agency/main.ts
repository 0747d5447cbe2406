import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { answerMistake, answersMistakes, type Answers } from './answers';
import { questions } from './questions';
import { writeAgency, writeToken } from './write-agency';

// `npm run agence` asks; `npm run agence -- agence.json` reads the same answers, by the keys of questions.ts.
const [file] = process.argv.slice(2);
const answers = file ? (JSON.parse(readFileSync(file, 'utf8')) as Answers) : await ask();
const mistakes = answersMistakes(answers);
if (mistakes.length > 0) {
  console.error(`Rien n’a été écrit.\n${mistakes.join('\n')}`);
  process.exit(1);
}
const written = await writeAgency(answers);
if (writeToken()) written.push('.env');
console.warn(`Écrit : ${written.join(', ')}.`);
// Another process: this one has read the content as it was.
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'lib/build/agency/tell-remaining.ts'], {
  stdio: 'inherit',
});
process.exit(status ?? 1);

async function ask(): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const given: Record<string, string> = {};
  console.warn('Une ligne vide laisse ce qui est écrit.');
  for (const question of questions) {
    let mistake: string | null;
    do {
      const answer = (await terminal.question(`${question.ask} : `)).trim();
      mistake = answer ? answerMistake(question, answer) : null;
      if (mistake) console.warn(mistake);
      else if (answer) given[question.key] = answer;
    } while (mistake);
  }
  terminal.close();
  return given;
}
