import { typeset } from '../../lib/rules/french-text';
import { edge } from '../say';
import { brokenPage } from './broken';
import type { ErrorsPage } from '../types';

export const errorsPage = typeset<ErrorsPage>({
  code: 'Erreur 404',
  page: {
    title: 'Page introuvable',
    text: 'Le fil s’est rompu : cette adresse ne mène à aucune page du site. Elle a peut-être changé, ou une lettre s’est perdue en route.',
    waysOn: 'Pour continuer',
    failure: `${brokenPage.failure} 404 Not Found`,
  },
  article: {
    title: 'Article non trouvé',
    text: "L'article que vous recherchez n'existe pas.",
    action: { label: 'Retour au blog', href: '/blog' },
  },
  edge: edge('erreur 404'),
  picture: 'broken-thread',
});
