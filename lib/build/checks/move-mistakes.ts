import { tell, type Unlocated } from './mistake';
import { contentPaths, type SiteContent } from './site-content';

/** An address that moved is none of the site any more, is written plainly, and leads to one that is. */
export function moveMistakes(content: SiteContent): Unlocated[] {
  const paths = contentPaths(content);
  return Object.entries(content.redirections).flatMap(([from, to]) => {
    const told = (message: string, remedy: string) =>
      tell('content/redirections.ts', `redirections.${from}`, message, remedy);
    if (!/^(\/[a-z0-9_-]+)+(\.[a-z]+)?$/.test(from))
      return told(
        `« ${from} » n’est pas une adresse`,
        'écrivez-la en minuscules, depuis la barre : /ancienne-page',
      );
    if (paths.includes(from))
      return told(`${from} est encore une page du site`, 'retirez la page, ou cette ligne');
    if (!paths.includes(to.replace(/#.*/, '')))
      return told(`${to} n’existe pas`, 'donnez l’adresse d’une page ou d’un article du site');
    return [];
  });
}
