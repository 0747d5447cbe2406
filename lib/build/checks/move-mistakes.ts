import type { Unlocated } from './mistake';
import { contentPaths, type SiteContent } from './site-content';

const FILE = 'content/redirections.ts';

/** An address that moved is none of the site any more, is written plainly, and leads to one that is. */
export function moveMistakes(content: SiteContent): Unlocated[] {
  const paths = contentPaths(content);
  return Object.entries(content.redirections).flatMap(([from, to]) => {
    const tell = (message: string, remedy: string) => [
      { file: FILE, field: `redirections.${from}`, message, remedy },
    ];
    if (!/^(\/[a-z0-9_-]+)+(\.[a-z]+)?$/.test(from))
      return tell(
        `« ${from} » n’est pas une adresse`,
        'écrivez-la en minuscules, depuis la barre : /ancienne-page',
      );
    if (paths.includes(from))
      return tell(`${from} est encore une page du site`, 'retirez la page, ou cette ligne');
    if (!paths.includes(to.replace(/#.*/, '')))
      return tell(`${to} n’existe pas`, 'donnez l’adresse d’une page ou d’un article du site');
    return [];
  });
}
