const TOKEN = 'Token essai';

/** A `mailer.json` as a site's build writes it. */
export const file = {
  name: 'Atelier Trame',
  senderName: 'Site Atelier Trame',
  origin: 'https://trame.example',
  token: TOKEN,
  from: 'site@trame.example',
  to: ['atelier@trame.example'],
  email: 'atelier@trame.example',
  keepDays: 1095,
  whatsapp: '22890000000',
  forms: { contact: 'Envoie depuis la page contact', devis: 'Demande de devis personnalisé' },
  labels: { name: 'Nom', email: 'Email', message: 'Message', choix: 'Fonctionnalités' },
  words: {
    ...{ 'form-incomplete': 'Indiquez tout.', 'line-too-long': '{name} : trop long.' },
    ...{ 'too-long': 'Trop de mots.', 'too-many': 'Attendez.', unreadable: 'Illisible.' },
    ...{ sentTitle: 'Bien arrivé.', refusedText: 'Revenez.' },
    ...{ given: 'Vos mots', givenElsewhere: 'Les mots d’un autre site', byEmail: 'Par e-mail' },
  },
};

/** The six fields as a site's script sends them. */
export const fields = {
  sender_email: 'awa@exemple.org',
  sender_name: 'Site Atelier Trame',
  organisation: 'Kora SARL',
  sujet: 'Envoie depuis la page contact',
  message: 'Bonjour,\nun site pour « Kora » : possible avant l’été ?',
  noms: ['Awa Diop', 'Awa Diop'],
};

export const json = { authorization: TOKEN, 'content-type': 'application/json' };
export const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
