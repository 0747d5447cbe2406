import { articles } from './articles';

/** Four articles, of however many. */
const [first, second, third, fourth] = [0, 1, 2, 3].map(
  (position) => articles[position % articles.length]?.id ?? '',
) as [string, string, string, string];

/** A hundred addresses as people and chat apps spoil them, and where each was meant to lead. */
const certain: Record<string, string> = {
  '/': '/Accueil /accueil /HOME /Index.html/ /%20 // /accueil%C2%BB /%',
  '/about': `/About /ABOUT/ /about. /about) /about, /about%C2%BB /about%22 /about! /about%E2%80%A6
    /à-propos /%C3%80-Propos /a-propos/ /apropos /a_propos /a%20propos /qui-sommes-nous /équipe
    /about%20 /about%C2%A0 //about// /about.php /about.htm /about%3Futm_source=x /about&utm=x`,
  '/services': '/Services /services/ /services; /services%5D /service /prestations. /nos-services',
  '/portfolio': `/PortFolio /portfolio: /Réalisations /realisations) /nos-réalisations /projets /Références`,
  '/blog': '/BLOG/ /blog. /blog). /articles /actualités /Blog%E2%80%9D /blog/%29',
  '/devis': `/Devis /devis. /devis) /devis, /devis%C2%BB /devis/. /DEVIS%27 /quote /demande-de-devis
    /devis%3E /d%C3%A9vis /demande_de_devis/ /-devis- /%28devis%29 /devis%E2%80%8B`,
  '/contact': `/CONTACT /contact/ /contact%21 /contact%2C /contacts /contactez-nous /nous-contacter.
    /contact* /contact%E2%80%99`,
  '/#tarifs': '/tarifs /Tarif/ /pricing /prix /nos-tarifs. /offres) /%23tarifs',
  [`/blog/${first}`]: `/Blog/${first.toUpperCase()} /blog/${first}/ /blog/${first}.`,
  [`/blog/${second}`]: `/blog/${second}) /blog/${second.replace(/-/g, '')}`,
  [`/blog/${third}`]: `/blog/${third}%C2%BB //blog//${third}`,
  [`/blog/${fourth}`]: `/blog/${fourth}, /BLOG/${fourth}%E2%80%A6`,
};

/** Nothing the site knows, or a typing mistake: a screen that says so, and no guess. */
const unknown = `/nimporte /about/equipe /blog/inconnu /wp-login.php /fr/services /%E6%97%A5%E6%9C%AC /.env /x
  /abuot /conctat /portofolio /blog/7ef585a2 /blog/f2 /blog/00000000-0000-4000-8000-000000000000 /devis/2024
  /admin /%ff`;

/** `null` is nowhere. */
export type MutatedAddress = { typed: string; meant: string | null };

const listOf = (addresses: string, meant: string | null): MutatedAddress[] =>
  addresses.split(/\s+/).map((typed) => ({ typed, meant }));

export const mutatedAddresses: MutatedAddress[] = [
  ...Object.entries(certain).flatMap(([meant, addresses]) => listOf(addresses, meant)),
  ...listOf(unknown, null),
];
