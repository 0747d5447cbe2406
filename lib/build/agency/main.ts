import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { loadEnvFiles } from '../load-env-files';
import { answerMistake, answersMistakes, type Answers } from './answers';
import { questions } from './questions';
import { writeAgency, writeToken } from './write-agency';

// `npm run agence` asks; `-- agence.json` reads the same answers, by the keys of questions.ts; `-- --reste` only tells
// what is left to write.
const [asked] = process.argv.slice(2);
if (asked === '--reste') await tellRemaining();
else {
  const answers = asked ? readAnswers(asked) : await ask();
  if (answers) await takeOver(answers);
}

async function takeOver(answers: Answers): Promise<void> {
  // What is the demonstration's goes: never for answers that are empty by mistake.
  const unnamed = answers.nom ? [] : ['« nom » manque : le site reste celui de la démonstration'];
  const mistakes = [...unnamed, ...answersMistakes(answers)];
  if (mistakes.length > 0) {
    const kept = asked ?? 'agence.json';
    writeFileSync(kept, `${JSON.stringify(answers, null, 2)}\n`);
    console.error(`Rien n’a été écrit :\n${mistakes.join('\n')}`);
    console.error(`Corrigez ${kept}, puis : npm run agence -- ${kept}`);
    process.exitCode = 1;
    return;
  }
  const written = await writeAgency(answers);
  if (writeToken()) written.push('.env');
  console.warn(`Écrit : ${written.join(', ')}.`);
  // Another process: this one has read the content as it was.
  spawnSync('npm', ['run', '--silent', 'agence', '--', '--reste'], { stdio: 'inherit' });
}

async function tellRemaining(): Promise<void> {
  const { remaining } = await import('./remaining');
  loadEnvFiles('production');
  console.warn(
    `\nReste à écrire :\n${remaining()
      .map((line) => `  ${line}`)
      .join('\n')}`,
  );
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
