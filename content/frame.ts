import { duration, typeset } from '../lib/rules/french-text';
import { DRAFT_DAYS } from '../lib/rules/lead/draft';
import type { FrameWords } from './types';

/** Ce qui entoure chaque page : la barre, son menu, le pied. */
export const frameWords = typeset<FrameWords>({
  skip: 'Aller au contenu',
  navigation: 'Navigation principale',
  menu: {
    label: 'Menu',
    open: 'Ouvrir le menu',
    close: 'Fermer le menu',
    soon: 'Bientôt aussi sur',
    networks: 'Réseaux sociaux (bientôt)',
  },
  footer: 'Pied de page',
  greeting: 'Bonjour, je vous écris depuis votre site.',
  keptQuote: {
    title: 'Votre étoffe vous attend.',
    text: `Gardé ${duration(DRAFT_DAYS)} sur cet appareil : {lines} choix, {total}.`,
    action: { label: 'Reprendre mon devis', href: '/devis' },
    erase: 'Effacer',
  },
  demonstration:
    'Ce site est une démonstration : l’agence, ses clients, ses projets et ses coordonnées sont inventés.',
});
