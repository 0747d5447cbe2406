import type { OfflinePage } from '../types';

export const offlinePage = {
  title: 'Hors connexion',
  heading: 'Le réseau manque, le fil tient',
  text: 'Cette page n’a pas encore été ouverte sur cet appareil. Celles-ci s’y trouvent, et s’ouvrent sans réseau\u00a0:',
  retry: 'Réessayer',
} satisfies OfflinePage;
