import type { Article } from '../types';

export const ciCd: Article = {
  id: 'f298dc1a-0f04-4d4d-8085-250b45dc2fe7',
  title: 'CI/CD : le pipeline qu’une équipe de trois peut tenir',
  excerpt:
    'Une branche, dix minutes de tests, une image construite une seule fois et un retour en arrière en une commande : la chaîne de livraison que nous montons pour les petites équipes, fichiers compris.',
  author: 'L’équipe Atelier Trame',
  date: '2024-11-18',
  readTime: '7 min',
  category: 'DevOps',
  tags: ['CI/CD', 'DevOps', 'GitHub Actions', 'Docker', 'Déploiement', 'Petites équipes'],
  image: {
    picture: 'cover-ci-cd',
    alt: 'Tissu indigo où un fil ocre continu traverse, sans se rompre, des bandes turquoise',
  },
  featured: true,
  views: 1846,
  likes: 132,
  comments: 17,
  content: `
<p>Une branche, dix minutes de tests, une image construite une seule fois et un retour en arrière en une commande&nbsp;: la chaîne de livraison que nous montons pour les petites équipes, fichiers compris.</p>
`,
};
