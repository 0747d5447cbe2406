import { articles } from '@/content/articles';

const [first = '', second = '', third = '', fourth = ''] = articles.map(({ id }) => id);

/** A hundred addresses as people and chat apps spoil them, and where each was meant to lead; `null` is nowhere. */
const certain: Record<string, string[]> = {
  '/': [
    '/Accueil',
    '/accueil',
    '/HOME',
    '/index',
    '/Index.html/',
    '/%20',
    '//',
    '/.',
    '/accueil%C2%BB',
    '/%',
  ],
  '/about': [
    ...[
      '/About',
      '/ABOUT/',
      '/about.',
      '/about)',
      '/about,',
      '/about%C2%BB',
      '/about%22',
      '/about!',
      '/about%E2%80%A6',
    ],
    ...[
      '/à-propos',
      '/%C3%80-Propos',
      '/a-propos/',
      '/apropos',
      '/a_propos',
      '/a%20propos',
      '/qui-sommes-nous',
      '/équipe',
    ],
    ...[
      '/about%20',
      '/about%C2%A0',
      '//about//',
      '/about.php',
      '/about.htm',
      '/about%3Futm_source=x',
      '/about&utm=x',
    ],
  ],
  '/services': [
    '/Services',
    '/services/',
    '/services;',
    '/services%5D',
    '/service',
    '/prestations.',
    '/nos-services',
  ],
  '/portfolio': [
    '/PortFolio',
    '/portfolio:',
    '/Réalisations',
    '/realisations)',
    '/nos-réalisations',
    '/projets',
    '/Références',
  ],
  '/blog': ['/BLOG/', '/blog.', '/blog).', '/articles', '/actualités', '/Blog%E2%80%9D', '/blog/%29'],
  '/devis': [
    '/Devis',
    '/devis.',
    '/devis)',
    '/devis,',
    '/devis%C2%BB',
    '/devis/.',
    '/DEVIS%27',
    '/quote',
    '/demande-de-devis',
    '/devis%3E',
    '/d%C3%A9vis',
    '/demande_de_devis/',
    '/-devis-',
    '/%28devis%29',
    '/devis%E2%80%8B',
  ],
  '/contact': [
    '/CONTACT',
    '/contact/',
    '/contact%21',
    '/contact%2C',
    '/contacts',
    '/contactez-nous',
    '/nous-contacter.',
    '/contact*',
    '/contact%E2%80%99',
  ],
  '/#tarifs': ['/tarifs', '/Tarif/', '/pricing', '/prix', '/nos-tarifs.', '/offres)', '/%23tarifs'],
  [`/blog/${first}`]: [
    `/Blog/${first.toUpperCase()}`,
    `/blog/${first}/`,
    `/blog/${first}.`,
    `/blog/${first.slice(0, 30)}`,
  ],
  [`/blog/${second}`]: [
    `/blog/${second})`,
    `/blog/${second.slice(0, 8)}`,
    `/blog/${second.slice(0, 13)}...`,
    `/blog/${second.replace(/-/g, '')}`,
  ],
  [`/blog/${third}`]: [`/blog/${third}%C2%BB`, `//blog//${third}`, `/blog/${third.slice(0, 20)}%E2%80%A6`],
  [`/blog/${fourth}`]: [`/blog/${fourth},`, `/BLOG/${fourth.slice(0, 9)}/`],
};

/** Typing mistakes: offered on the page, never followed by themselves. */
const probable: Record<string, string[]> = {
  '/about': ['/abuot', '/aboutt'],
  '/services': ['/servces', '/servicess', '/sevrices'],
  '/portfolio': ['/portofolio', '/porfolio'],
  '/devis': ['/devi', '/deviss'],
  '/contact': ['/conctat', '/contat'],
  '/#tarifs': ['/tarfis'],
  [`/blog/${first}`]: [`/blog/${first.replace('a', 'b')}`],
};

/** Nothing the site knows: a screen that says so, and no guess. */
const unknown = [
  ...[
    '/nimporte',
    '/about/equipe',
    '/blog/inconnu',
    '/wp-login.php',
    '/fr/services',
    '/%E6%97%A5%E6%9C%AC',
    '/.env',
    '/x',
  ],
  ...['/blog/f2', '/blog/00000000-0000-4000-8000-000000000000', '/devis/2024', '/admin', '/%ff'],
];

type Outcome = 'sent' | 'asked' | 'told';

export type MutatedAddress = { typed: string; meant: string | null; outcome: Outcome };

export const mutatedAddresses: MutatedAddress[] = [
  ...rows(certain, 'sent'),
  ...rows(probable, 'asked'),
  ...unknown.map((typed) => ({ typed, meant: null, outcome: 'told' as const })),
];

function rows(table: Record<string, string[]>, outcome: Outcome): MutatedAddress[] {
  return Object.entries(table).flatMap(([meant, list]) => list.map((typed) => ({ typed, meant, outcome })));
}
