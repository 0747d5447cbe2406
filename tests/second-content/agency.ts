import { typeset } from '../lib/rules/french-text';
import type { Agency, Confirmable } from './types';

/** A small agency: prices in francs, a form and an address to write to, nothing else. */
export const agency = typeset<Agency>({
  name: 'Agence Deux',
  tagline: 'Sites pour petites maisons',
  footerSentence: 'Des sites courts, faits à deux.',
  origin: 'https://agence-deux.test',
  email: 'contact@agence-deux.test',
  senderName: 'Site Agence Deux',
  whatsapp: null,
  otherPhones: [],
  networks: [],
  announcedNetworks: [],
  place: 'Sénégal',
  presence: 'sur place',
  team: { size: 'deux', cities: ['Thiès'], since: 2020 },
  founder: 'Les deux associées',
  hours: { days: 'du mardi au samedi', times: '10h-17h', zone: 'GMT', elsewhere: 'Soit 11h-18h à Cotonou.' },
  replyTime: 'deux jours ouvrés',
  outage: 'Une panne se signale par écrit, aux heures d’ouverture.',
  notices: ['Fermé les jours fériés.', 'Le samedi, sur rendez-vous.'].map((text) => ({
    ...{ from: '2026-01-01', to: '2099-12-31', text },
  })),
  currency: 'cfa',
  exchangeRate: { date: '2026-11-13', eurPerUsd: 0.8612 },
  payment: { deposit: '50 %', ways: 'Wave ou virement', taxes: 'La TVA s’ajoute : 18 %.' },
  terms: {
    silence: 'trois jours ouvrés',
    quoteHolds: 'quinze jours',
    defectsMended: 'soixante jours',
    refund: 'quinze jours',
    revisions: 'Trois allers-retours',
    samePerson: 'Vous parlez toujours à la même personne.',
    answer: 'D’abord un appel, puis un prix écrit.',
  },
  delays: { mvp: null, application: null, demonstration: null },
  copyrightYear: 2026,
  legal: {
    publisher: 'Agence Deux',
    form: 'groupement d’intérêt économique',
    register: 'RCCM SN-THS-2020-C-1',
    seat: 'Thiès, Sénégal',
    director: 'Les deux associées',
    ...{ vat: null, insurance: null, law: null, generalTerms: null },
    host: { name: 'Hébergeur', address: 'Dakar, Sénégal', phone: '+221 33 000 00 01' },
    readBy: 'nous deux',
    carriedBy: 'Hébergeur',
    country: 'le Sénégal',
    ...{ basis: null, transfers: null, representative: null },
    keptDays: 200,
    logs: 'sept jours',
    authority: 'Commission de protection des données personnelles, Dakar',
  },
  colours: { dark: '#123a2c', accent: '#f6c453', warm: '#b03a1a', fresh: '#1f6f8b' },
});

export const toConfirm: readonly Confirmable[] = [];
