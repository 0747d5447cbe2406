import { existsSync } from 'node:fs';
import { contrastMistakes } from '../checks/contrast-mistakes';
import { deriveColours, type ChosenColours } from './derive-colours';
import { questions, type Question } from './questions';

/** What an agency answered, by the keys of the questions. */
export type Answers = Readonly<Record<string, string>>;

const colourKeys = ['couleur sombre', 'couleur vive', 'troisième couleur', 'quatrième couleur'];

/** An answer as it was meant: no spaces around it, no quotes around a file, an address without what is not asked for. */
export function tidyAnswer(question: Question | undefined, typed: string): string {
  const answer = typed.trim();
  return question?.tidy?.(answer) ?? answer;
}

/** The answers of a file, each as it was meant. */
export function tidyAnswers(answers: Answers): Answers {
  const asked = (key: string) => questions.find((question) => question.key === key);
  const tidied = Object.entries(answers).map(([key, typed]) => [key, tidyAnswer(asked(key), typed)]);
  return Object.fromEntries(tidied) as Answers;
}

/** What is wrong with an answer, in French; null when it can be written. */
export function answerMistake({ key, rule, expected }: Question, answer: string): string | null {
  if (rule && !rule.test(answer)) return `« ${key} » attend ${expected}, pas « ${answer} »`;
  if (['logo', 'photo', 'film'].includes(key) && !existsSync(answer))
    return `« ${key} » : aucun fichier ${answer}`;
  return null;
}

/** Everything wrong with an agency's answers, in French: nothing is written until there is none. */
export function answersMistakes(answers: Answers): string[] {
  const keys = questions.map(({ key }) => key);
  const unknown = Object.keys(answers)
    .filter((key) => !keys.includes(key))
    .map((key) => `« ${key} » n’est pas une question ; les questions sont : ${keys.join(', ')}`);
  const wrong = questions.flatMap((question) => {
    const answer = answers[question.key];
    return (answer && answerMistake(question, answer)) || [];
  });
  const mistakes = [...unknown, ...wrong];
  return mistakes.length > 0 ? mistakes : colourMistakes(answers);
}

/** The four colours an agency chose, if it did. */
export function chosenColours(answers: Answers): ChosenColours | null {
  const [dark, accent, second, third] = colourKeys.map((key) => answers[key]);
  return dark && accent && second && third ? { dark, accent, second, third } : null;
}

function colourMistakes(answers: Answers): string[] {
  const missing = colourKeys.filter((key) => !answers[key]);
  if (missing.length === colourKeys.length) return [];
  if (missing.length > 0) return [`« ${missing.join(' », « ')} » : les quatre couleurs vont ensemble`];
  const chosen = chosenColours(answers);
  if (!chosen) return [];
  const derived = { 'colours.white': '#ffffff', ...deriveColours(chosen) };
  return contrastMistakes(derived).map(({ message, remedy }) => `${message} ; ${remedy}`);
}
