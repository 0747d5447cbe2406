import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleCategories } from '@/content/categories';
import { slugOf } from '@/lib/rules/slug-of';

/** Makes the folder of a new article, a draft, and returns the path of its text. @throws in French where it cannot. */
export function createArticle(title: string, today: string, folder = 'content/articles'): string {
  const slug = slugOf(title);
  if (!slug) throw new Error('Donnez un titre : npm run article -- "Le titre de l’article"');
  const file = join(folder, slug, 'article.md');
  if (existsSync(join(folder, slug)))
    throw new Error(`${file} existe déjà : changez le titre, ou modifiez-le.`);
  mkdirSync(join(folder, slug));
  const draft = `---
id: ${randomUUID()}
titre: ${title.trim()}
extrait: À écrire : une ou deux phrases, que montrent la carte et les moteurs de recherche.
date: ${today}
# Catégories : ${articleCategories.join(', ')}
catégorie: ${articleCategories[0]}
étiquettes:
  - À écrire
# Une photo posée à côté de ce fichier ; sans elle, une étoffe est tissée pour l’article.
# couverture: photo.jpg
# alternative: Ce que montre la photo
brouillon: oui
---

À écrire : ce qui arrive au lecteur, en deux ou trois phrases.

## À écrire
`;
  writeFileSync(file, draft);
  return file;
}
