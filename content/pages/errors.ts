import type { BrokenPage, ErrorsPage } from '../types';

export const errorsPage = {
  code: 'Erreur 404',
  page: {
    title: 'Page introuvable',
    text: 'Le fil s’est rompu : cette adresse ne mène à aucune page du site. Elle a peut-\u2060être changé, ou une lettre s’est perdue en route.',
    waysOn: 'Pour reprendre le fil',
  },
  article: {
    title: 'Article non trouvé',
    text: "L'article que vous recherchez n'existe pas.",
    action: { label: 'Retour au blog', href: '/blog' },
  },
  picture: 'broken-thread',
} satisfies ErrorsPage;

export const brokenPage = {
  tab: 'Page en panne',
  title: 'Cette page ne s’affiche pas.',
  text: 'Un incident l’en empêche. Le plus souvent, il suffit de la recharger.',
  reload: 'Recharger la page',
} satisfies BrokenPage;
