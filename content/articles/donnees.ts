import type { Article } from '../types';

export const donnees: Article = {
  id: '334b26fb-1376-4f2c-b488-5c47ac827157',
  title: 'Du tableur à l’API : exposer proprement ses données de terrain',
  excerpt:
    'Un contrat écrit, une validation à l’entrée, une API qui pagine sans rien oublier et des indicateurs définis une seule fois : le chemin du fichier partagé au tableau de bord fiable.',
  author: 'L’équipe Atelier Trame',
  date: '2024-06-11',
  readTime: '7 min',
  category: 'API',
  tags: ['Données', 'API', 'Python', 'SQL', 'Collecte', 'Tableaux de bord'],
  image: {
    picture: 'cover-donnees',
    alt: 'Colonnes de fils colorés qui montent comme un histogramme sur un tissu indigo',
  },
  featured: false,
  views: 968,
  likes: 74,
  comments: 9,
  content: `
<p>Un contrat écrit, une validation à l’entrée, une API qui pagine sans rien oublier et des indicateurs définis une seule fois&nbsp;: le chemin du fichier partagé au tableau de bord fiable.</p>
`,
};
