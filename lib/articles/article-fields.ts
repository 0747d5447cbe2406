import { randomUUID } from 'node:crypto';
import { articleCategories } from '@/content/categories';
import { agency } from '@/content/agency';
import { isIsoDate } from '@/lib/rules/is-iso-date';
import { frenchText } from '@/lib/rules/french-text';
import type { Complain, Field } from './front-matter';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const DAY = 'un jour qui existe, écrit AAAA-MM-JJ, par exemple 2026-11-21';
const PICTURE =
  'une image de content/pictures, ou posée à côté de l’article (.jpg, .png, .webp ou .avif) ; sans image, retirez « couverture » et « alternative » : une étoffe est tissée';
const COUNT = 'un nombre entier';
const YES_OR_NO = '« oui » ou « non »';

/** What the front matter of the article in `slug` says, each fault reported by line; what is wrong is only fit to be thrown away. */
export function readFields(
  slug: string,
  fields: ReadonlyMap<string, Field>,
  findCover: (called: string) => unknown,
  complain: Complain,
) {
  const known = new Set<string>();

  /** The field as `parse` understands it; `byDefault` where it is left out, a fault without one. */
  function read<T>(name: string, parse: (value: unknown) => T | undefined, rule: string, byDefault?: T): T {
    known.add(name);
    const field = fields.get(name);
    const value = field ? parse(field.value) : byDefault;
    const message = field ? `« ${String(field.value ?? '')} » ne convient pas` : 'manque';
    if (value === undefined) complain(field?.line ?? 1, name, message, `écrivez « ${name}: … » avec ${rule}`);
    return value as T;
  }

  const date = read('date', day, DAY);
  const id = read('id', uuid, `un identifiant, par exemple ${randomUUID()}`);
  // Without a picture of its own, an article is covered by the cloth that its id gives, and no other.
  const cloth = fields.has('couverture') || findCover(`cover-${slug}`) ? undefined : `etoffe-${id}`;
  const pictureOf = (value: unknown) =>
    [String(value), `articles/${slug}/${String(value)}`].find((called) => findCover(called));
  const cover = cloth ?? pictureOf(`cover-${slug}`);
  const clothAlt = cloth && 'Une étoffe tissée pour cet article, aux couleurs de la maison.';
  const article = {
    id,
    title: read('titre', french, 'un texte'),
    excerpt: read('extrait', french, 'une ou deux phrases'),
    author: read('auteur', french, 'un texte', `L’équipe ${agency.name}`),
    date,
    updated: read('mis à jour', day, DAY, '') || undefined,
    category: read('catégorie', categoryOf, `l’une de ces catégories : ${articleCategories.join(', ')}`),
    tags: read('étiquettes', tags, 'une étiquette par ligne, après un tiret, aucune deux fois'),
    image: {
      picture: read('couverture', pictureOf, PICTURE, cover),
      alt: read('alternative', french, 'une phrase qui dit ce que montre la couverture', clothAlt),
    },
    featured: read('à la une', yesOrNo, YES_OR_NO, false),
    views: read('vues', count, COUNT, 0),
    likes: read('mentions j’aime', count, COUNT, 0),
    comments: read('commentaires', count, COUNT, 0),
    draft: read('brouillon', yesOrNo, YES_OR_NO, false),
    publishOn: read('publier le', day, DAY, ''),
  };
  for (const [name, { line }] of fields) {
    if (!known.has(name))
      complain(line, name, 'n’est pas un champ', `les champs sont : ${[...known].join(', ')}`);
    if (name === 'alternative' && cloth)
      complain(
        line,
        name,
        'décrit une image qui n’est pas là',
        'retirez la ligne, ou donnez « couverture: … »',
      );
    const early = `${article.updated} précède la date de l’article, ${date}`;
    if (name === 'mis à jour' && article.updated && article.updated < date)
      complain(line, name, early, 'corrigez l’un des deux jours');
  }
  return article;
}

function uuid(value: unknown): string | undefined {
  return String(value).match(UUID_V4)?.[0];
}

function french(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() ? frenchText(value.trim()) : undefined;
}

function day(value: unknown): string | undefined {
  return isIsoDate(String(value)) ? String(value) : undefined;
}

function yesOrNo(value: unknown): boolean | undefined {
  return value === 'oui' ? true : value === 'non' ? false : undefined;
}

function count(value: unknown): number | undefined {
  return /^\d+$/.test(String(value)) ? Number(value) : undefined;
}

function categoryOf(value: unknown) {
  return articleCategories.find((name) => name === value);
}

function tags(value: unknown): string[] | undefined {
  const all = Array.isArray(value) ? value.map(french) : [];
  const isRight = all.length > 0 && new Set(all).size === all.length;
  return isRight && all.every((tag) => tag !== undefined) ? all : undefined;
}
