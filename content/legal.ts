import type { Legal } from './types';

/**
 * Facts that the law wants said of whoever publishes a site and keeps what visitors write; the pages
 * `mentions-legales` and `confidentialite` are made of them. What begins with « Exemple » is invented: the pages say so,
 * and `SITE_STRICT=1` stops until it is replaced.
 *
 * France, LCEN (loi 2004-575, art. 1-1): name, form, capital, register number, seat and telephone of the publisher, director
 * of the publication, name, address and telephone of the host. OHADA (commercial law, 17 states of Africa): RCCM number.
 *
 * Europe, RGPD (art. 13; art. 3.2 for whoever sells there from elsewhere): who answers for the data, why and on which ground
 * they are kept, who receives them, where, how long, which rights there are and to whom one complains. What a browser keeps
 * for a form one fills in needs no consent (loi 78-17, art. 82), and is told all the same.
 *
 * Africa: Malabo convention of the Union, Acte additionnel A/SA.1/01/10 of the CEDEAO, and a law with an authority in most
 * states, many of which want the files declared before they exist. The agency declares; this list only names its authority.
 */
export const legal = {
  publisher: 'Exemple : Atelier Trame',
  form: 'Exemple : société à responsabilité limitée au capital de 1 000 000 FCFA',
  register: 'Exemple : RCCM 00-0000-B-00000',
  seat: 'Exemple : numéro, rue, ville, pays',
  director: 'Exemple : le fondateur, Atelier Trame',
  host: {
    name: 'Exemple : nom de l’hébergeur',
    address: 'Exemple : adresse de l’hébergeur',
    phone: 'Exemple : +000 00 00 00 00',
  },
  messages: {
    readBy: 'Exemple : l’équipe de l’agence, et personne d’autre',
    country: 'Exemple : le pays des serveurs de l’hébergeur et du courrier',
    keptFor: 'Exemple : trois ans après notre dernier échange, puis effacés',
  },
  logs: 'Exemple : quatorze jours, chez l’hébergeur, pour la sécurité du site',
  authority: 'Exemple : nom et adresse de l’autorité nationale de protection des données',
} satisfies Legal;
