import type { Site } from './types';

/** Demonstration values: the owner replaces every one of them before going live. */
export const site = {
  name: 'Atelier Trame',
  tagline: 'Solutions numériques, d’Afrique et d’ailleurs',
  origin: 'https://ateliertrame.example',
  email: 'bonjour@ateliertrame.example',
  phone: '+000 00 00 00 00',
  whatsapp: '00000000000',
  otherPhones: [],
  replyTime: '24 h en moyenne, les jours ouvrés',
  linkedin: 'https://www.linkedin.com/company/ateliertrame-exemple',
  copyrightYear: 2024,
  mailer: {
    senderName: 'Site Atelier Trame',
  },
} satisfies Site;

export const footerSentence =
  'Sites, applications et données : des outils qui s’ouvrent vite, tiennent longtemps et servent tous les jours.';

/** Networks announced in the drawer without an address yet. */
export const socialPlaceholders = ['Facebook', 'X', 'LinkedIn', 'Instagram'] satisfies string[];
