import type { Article } from '../types';

export const horsLigne: Article = {
  id: '7ef585a2-3c08-4334-bf0c-a02831c8a1f8',
  title: 'Hors ligne d’abord : des applications qui n’attendent pas le réseau',
  excerpt:
    'Base locale, boîte d’envoi, clés d’idempotence et règles de conflit : comment construire une application mobile qui travaille toute la journée sans réseau et ne perd rien au retour.',
  author: 'L’équipe Atelier Trame',
  date: '2024-09-24',
  readTime: '7 min',
  category: 'Applications Mobiles',
  tags: ['Hors ligne', 'Mobile', 'SQLite', 'Synchronisation', 'TypeScript', 'React Native'],
  image: {
    picture: 'cover-hors-ligne',
    alt: 'Tissu indigo dont la trame terracotta s’interrompt au milieu puis reprend au même rang',
  },
  featured: false,
  views: 1204,
  likes: 96,
  comments: 11,
  content: `
<p>Base locale, boîte d’envoi, clés d’idempotence et règles de conflit&nbsp;: comment construire une application mobile qui travaille toute la journée sans réseau et ne perd rien au retour.</p>
`,
};
