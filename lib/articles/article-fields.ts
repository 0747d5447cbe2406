import { randomUUID } from 'node:crypto';
import { articleCategories } from '@/content/categories';
import { clothAlt, signature } from '@/content/say';
import { isIsoDate } from '@/lib/rules/days';
import { frenchText } from '@/lib/rules/french-text';
import type { FrontField } from './front-matter';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const DAY = 'un jour qui existe, AAAA-MM-JJ, par exemple 2026-11-21';
const PICTURE =
  'une image de content/pictures, ou posée à côté de l’article (.jpg, .png, .webp ou .avif) ; sans image, retirez « couverture » et « alternative » : une étoffe est tissée';
const TAGS = 'sans rien après, puis une étiquette par ligne, après un tiret, aucune deux fois';
const COUNT = 'un nombre entier';
const ROLE = 'ajoutez rôle: et ce que fait cette personne ; l’équipe signe sans auteur';

/** What the front matter of the article in `slug` says, each fault reported by line; with a fault, the result is not to be used. */
export function readFields(
  slug: string,
  fields: ReadonlyMap<string, FrontField>,
  findCover: (called: string) => unknown,
  tell: (name: string, message: string, remedy: string) => void,
) {
  const known = new Set<string>();

  /** The field as `parse` understands it; `byDefault` where it is left out, a fault without one. */
  function read<T>(name: string, parse: (value: string) => T | undefined, right: string, byDefault?: T): T {
    known.add(name);
    const written = fields.get(name)?.value;
    const value = written === undefined ? byDefault : parse(written);
    const shown = written?.trim().replaceAll('\n', ', ');
    const message = shown === undefined ? 'manque' : `« ${shown} » ne convient pas`;
    if (value === undefined) tell(name, message, `écrivez ${name}: ${right}`);
    return value as T;
  }

  const id = read('id', (value) => UUID_V4.exec(value)?.[0], randomUUID());
  // Without a picture of its own, an article is covered by the cloth that its id gives, and no other.
  const cloth = fields.has('couverture') ? undefined : `etoffe-${id}`;
  const pictureOf = (value: string) =>
    [value, `articles/${slug}/${value}`].find((called) => findCover(called));
  const said = {
    id,
    title: read('titre', french, 'un texte'),
    excerpt: read('extrait', french, 'une ou deux phrases'),
    author: read('auteur', french, 'un texte', signature),
    role: read('rôle', french, 'ce que fait la personne qui signe', '') || undefined,
    date: read('date', day, DAY),
    updated: read('mis à jour', day, DAY, '') || undefined,
    correction: read('corrigé', french, 'ce qui a été corrigé', '') || undefined,
    category: read(
      'catégorie',
      (value) => articleCategories.find((name) => name === value),
      `l’une de ces catégories, ${articleCategories.join(', ')}`,
    ),
    tags: read('étiquettes', tags, TAGS),
    image: {
      picture: read('couverture', pictureOf, PICTURE, cloth),
      alt: read('alternative', french, 'une phrase qui dit ce que montre la couverture', cloth && clothAlt),
    },
    featured: read('à la une', yesOrNo, 'oui, ou non', false),
    views: read('vues', count, COUNT, 0),
    likes: read('mentions j’aime', count, COUNT, 0),
    comments: read('commentaires', count, COUNT, 0),
    isUnfinished: read('brouillon', yesOrNo, 'oui, ou non', false),
  };
  const { date, updated } = said;
  if (updated && updated < date)
    tell('mis à jour', `${updated} précède la date de l’article, ${date}`, 'corrigez l’un des deux jours');
  if (said.correction && !updated)
    tell('corrigé', 'n’a pas de jour', 'ajoutez celui de la correction, mis à jour: AAAA-MM-JJ');
  if (said.role && !fields.has('auteur'))
    tell('rôle', 'n’est de personne', 'ajoutez auteur: et son nom, ou retirez ce rôle');
  if (fields.has('auteur') && !fields.has('rôle')) tell('auteur', 'signe sans rôle', ROLE);
  if (cloth && fields.has('alternative'))
    tell('alternative', 'décrit une image qui n’est pas là', 'retirez-la, ou donnez « couverture: … »');
  for (const name of fields.keys())
    if (!known.has(name)) tell(name, 'n’est pas un champ', `les champs sont : ${[...known].join(', ')}`);
  return said;
}

function french(value: string): string | undefined {
  return /^.+$/.test(value) ? frenchText(value) : undefined;
}

function day(value: string): string | undefined {
  return isIsoDate(value) ? value : undefined;
}

function yesOrNo(value: string): boolean | undefined {
  return value === 'oui' ? true : value === 'non' ? false : undefined;
}

function count(value: string): number | undefined {
  return /^\d+$/.test(value) ? Number(value) : undefined;
}

function tags(value: string): string[] | undefined {
  const [before, ...all] = frenchText(value).split('\n');
  return before === '' && all.length > 0 && new Set(all).size === all.length ? all : undefined;
}
