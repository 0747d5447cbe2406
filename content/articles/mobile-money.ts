import type { Article } from '../types';

export const mobileMoney: Article = {
  id: 'fe391383-08e5-4c38-897a-9911d746203e',
  title: 'Mobile Money : encaisser sans perdre un paiement de vue',
  excerpt:
    'Une demande envoyée n’est pas une somme reçue. Confirmations asynchrones, webhooks signés, rapprochement quotidien et messages clairs : ce qu’il faut prévoir avant le premier client.',
  author: 'L’équipe Atelier Trame',
  date: '2024-10-22',
  readTime: '7 min',
  category: 'API',
  tags: ['Mobile Money', 'Paiement', 'Webhooks', 'API', 'PostgreSQL', 'Sécurité'],
  image: { picture: 'cover-mobile-money', alt: 'Losanges ocre et turquoise entrelacés sur un tissu indigo' },
  featured: false,
  views: 1537,
  likes: 118,
  comments: 23,
  content: `
<p>Une demande envoyée n’est pas une somme reçue. Confirmations asynchrones, webhooks signés, rapprochement quotidien et messages clairs&nbsp;: ce qu’il faut prévoir avant le premier client.</p>
`,
};
