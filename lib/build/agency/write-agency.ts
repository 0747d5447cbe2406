import { randomBytes } from 'node:crypto';
import { copyFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { frenchText } from '../blog/french-text';
import { contentLiterals, writeLiterals } from '../checks/source/literals';
import { deriveColours } from './derive-colours';
import { demonstrationWords, neutralWords } from './neutral-words';
import { chosenColours, type Answers } from './answers';
import { questions } from './questions';

type Values = Record<string, string | string[]>;

/** Pictures woven for the demonstration's pages: an agency's own colours weave others in their place. */
const demonstrationPictures = /^(hero|closing|broken-thread|about-\w+|header-\w+?)(-phone)?\.webp$/;

/** Writes an agency's answers into `content`: facts, words, colours, logo, photo and film. Returns the files it wrote. */
export function writeAgency(answers: Answers): string[] {
  const values = new Map<string, Values>();
  const add = (file: string, more: Values) => values.set(file, { ...values.get(file), ...more });

  for (const { key, at, rule } of questions) {
    const answer = answers[key];
    if (at && answer) add(at[0], { [at[1]]: rule ? answer : frenchText(answer) });
  }
  if (answers.devise) add('pages/home.ts', { 'homePage.hero.eyebrow': frenchText(answers.devise) });
  if (answers.nom) add('site.ts', { 'site.mailer.senderName': `Site ${answers.nom}` });
  if (answers.domaine) add('site.ts', { 'site.origin': `https://${answers.domaine}` });
  if (answers.téléphone) add('site.ts', { 'site.whatsapp': answers.téléphone.replace(/\D/g, '') });
  for (const [file, words] of Object.entries(neutralWords))
    for (const { path, text } of contentLiterals(readContent(file)))
      if (words[path] && demonstrationWords.test(text)) add(file, { [path]: frenchText(words[path]) });
  const chosen = chosenColours(answers);
  if (chosen) add('colours.ts', deriveColours(chosen));
  if (answers.logo) replaceLogo(answers.logo);
  replacePictures(answers, add);

  for (const [file, literals] of values)
    writeFileSync(join('content', file), writeLiterals(readContent(file), literals));
  return [...values.keys()].map((file) => `content/${file}`);
}

/** Sets a token of the agency's own in `.env`, where there is none yet: the demonstration's opens no mailer. */
export function writeToken(): boolean {
  const written = existsSync('.env') ? readFileSync('.env', 'utf8') : '';
  if (/^NEXT_PUBLIC_MAILER_TOKEN=/m.test(written)) return false;
  const line = `NEXT_PUBLIC_MAILER_TOKEN="Token ${randomBytes(12).toString('hex')}"\n`;
  writeFileSync('.env', written.replace(/\n?$/, written ? '\n' : '') + line);
  return true;
}

function readContent(file: string): string {
  return readFileSync(join('content', file), 'utf8');
}

function replaceLogo(file: string): void {
  const kind = extname(file).toLowerCase();
  copyFileSync(file, `content/logo${kind}`);
  rmSync(`content/logo${kind === '.svg' ? '.png' : '.svg'}`, { force: true });
}

/** Takes the demonstration's pictures and film out, and names the agency's own, or cloths of its colours, in their place. */
function replacePictures(answers: Answers, add: (file: string, values: Values) => void): void {
  const gone = readdirSync('content/pictures').filter((file) => demonstrationPictures.test(file));
  gone.forEach((file) => rmSync(join('content/pictures', file)));
  rmSync('content/films', { recursive: true, force: true });
  const names = gone.map((file) => file.replace(/\.webp$/, ''));
  for (const file of readdirSync('content/pages').map((name) => `pages/${name}`)) {
    for (const { path, text } of contentLiterals(readContent(file))) {
      if (!/\.picture$/.test(path) || !names.includes(text)) continue;
      add(file, { [path]: `etoffe-${text.replace('atelier', 'equipe')}` });
      const alt = path.replace(/picture$/, 'alt');
      if (contentLiterals(readContent(file)).some((literal) => literal.path === alt))
        add(file, { [alt]: 'Une étoffe tissée aux couleurs de l’agence.' });
    }
  }
  const { photo, film } = answers;
  if (photo) copyFileSync(photo, join('content/pictures', basename(photo)));
  if (film) cpSync(film, join('content/films', basename(film)));
  const poster = photo ? basename(photo) : names.includes('hero') && 'etoffe-hero';
  if (poster) add('films.ts', { 'heroFilm.poster': poster });
  if (poster || film)
    add('films.ts', { 'heroFilm.wide': film ? [basename(film)] : [], 'heroFilm.phone': [] });
}
