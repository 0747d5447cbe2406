import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { loadEnvFiles } from '../load-env-files';
import { answerMistake, answersMistakes, tidyAnswer, tidyAnswers, type Answers } from './answers';
import { questions } from './questions';
import { writeAgency, writeToken } from './write-agency';

// `npm run agence` asks; `-- agence.json` reads the same answers, by the keys of questions.ts; `-- --reste` only tells
// what is left to write.
const [asked] = process.argv.slice(2);
const KEPT = 'agence.json';
if (asked === '--reste') await tellRemaining();
else {
  const answers = asked ? readAnswers(asked) : await ask();
  if (answers) takeOver(answers);
}

function takeOver(given: Answers): void {
  const answers = tidyAnswers(given);
  // What is the demonstration's goes: never for answers that are empty by mistake.
  const unnamed = answers.nom ? [] : ['« nom » manque : le site reste celui de la démonstration'];
  const mistakes = [...unnamed, ...answersMistakes(answers)];
  if (mistakes.length > 0) {
    const kept = asked ?? KEPT;
    writeFileSync(kept, `${JSON.stringify(answers, null, 2)}\n`);
    console.error(`Rien n’a été écrit :\n${mistakes.join('\n')}`);
    console.error(`Corrigez ${kept}, puis : npm run agence -- ${kept}`);
    process.exitCode = 1;
    return;
  }
  const written = writeAgency(answers);
  if (writeToken()) written.push('.env');
  if (!asked) rmSync(KEPT, { force: true });
  console.warn(`Écrit : ${written.join(', ')}.`);
  // Another process: this one has read the content as it was.
  spawnSync('npm', ['run', '--silent', 'agence', '--', '--reste'], { stdio: 'inherit' });
}

async function tellRemaining(): Promise<void> {
  const { remaining } = await import('./remaining');
  loadEnvFiles('production');
  const left = remaining();
  console.warn(['\nReste à écrire :', ...(left.length > 0 ? left : ['rien'])].join('\n  '));
}

/** The answers of a file; says why there are none, where it cannot be read. */
function readAnswers(file: string): Answers | null {
  const keys = questions.map(({ key }) => `« ${key} »`).join(', ');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Answers;
  } catch (error) {
    console.error(`${file} ne se lit pas : ${(error as Error).message}`);
    process.exitCode = 1;
    console.error(`Écrivez-y les réponses en JSON, { "nom": "…" } ; les questions sont : ${keys}.`);
    return null;
  }
}

/** Asks what is not answered yet, and keeps each answer in a file at once: who breaks off goes on where they were. */
async function ask(): Promise<Answers | null> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const broken = new Promise<null>((settle) => terminal.once('close', () => settle(null)));
  const given = (existsSync(KEPT) ? readAnswers(KEPT) : {}) as Record<string, string> | null;
  if (!given) return null;
  const left = questions.filter(({ key }) => given[key] === undefined);
  const count = questions.length - left.length;
  if (count > 0) console.warn(`Reprise : ${count} réponses sont dans ${KEPT}, que vous pouvez corriger.`);
  console.warn('Une ligne vide laisse ce qui est écrit.');
  for (const question of left) {
    let mistake: string | null = null;
    do {
      if (mistake) console.warn(mistake);
      const typed = await Promise.race([terminal.question(`${question.ask} : `).catch(() => null), broken]);
      if (typed === null) {
        console.warn(
          `\nInterrompu : vos réponses sont dans ${KEPT} ; npm run agence reprend à cette question.`,
        );
        process.exitCode = 1;
        return null;
      }
      const answer = tidyAnswer(question, typed);
      mistake = answer ? answerMistake(question, answer) : null;
      given[question.key] = answer;
    } while (mistake);
    writeFileSync(KEPT, `${JSON.stringify(given, null, 2)}\n`);
  }
  terminal.close();
  return given;
}
