import { expect, test } from 'vitest';
import { catalogue } from '@/content/catalogue';
import { offers } from '@/content/offers';
import { pages } from '@/content/pages';
import { aboutPage } from '@/content/pages/about';
import { blogPage } from '@/content/pages/blog';
import { contactPage } from '@/content/pages/contact';
import { devisPage } from '@/content/pages/devis';
import { homePage } from '@/content/pages/home';
import { servicesPage } from '@/content/pages/services';
import { services } from '@/content/services';
import type { Feature, Offer } from '@/content/types';
import { walkTexts } from '@/lib/build/checks/walk-texts';
import { articles } from '../support/articles';
import { plainText } from '../support/plain-text';

type Promised = { catalogue: readonly Feature[]; offers: readonly Offer[]; words: string };

const site: Promised = {
  catalogue,
  offers,
  words: walkTexts([
    pages,
    homePage,
    aboutPage,
    blogPage,
    contactPage,
    devisPage,
    servicesPage,
    services,
    articles.map(({ content }) => content),
  ])
    .map(({ text }) => plainText(text).replace(/\u2060/g, ''))
    .join('\n'),
};

const NUMBERS = ['', 'une', 'deux', 'trois', 'quatre', 'cinq'];

/** The hours of a place when it is `hour` in GMT+1. */
function hourAt(timeZone: string, hour: number): string {
  const format = new Intl.DateTimeFormat('fr', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  return `${Number.parseInt(format.format(new Date(Date.UTC(2026, 0, 5, hour - 1))), 10)}h`;
}

/** What the pages promise against what the catalogue and the offers hold: a sentence for each contradiction. */
function contradictions({ catalogue, offers, words }: Promised): string[] {
  const found: string[] = [];
  const featuresOf = (offer: Offer) => plainText(offer.features.join('\n'));
  const check = (isRight: boolean, sentence: string) => void (isRight || found.push(sentence));
  const priceOf = (id: string) => `$${catalogue.find((feature) => feature.id === id)?.priceUsd}`;
  const said = (pattern: RegExp) => [...words.matchAll(pattern)].map(([, first = '']) => first.toLowerCase());

  for (const number of said(/(\p{L}+) offres (?:de l’accueil|comprennent|, avec)/gu))
    check(number === NUMBERS[offers.length], `« ${number} offres », mais il y en a ${offers.length}`);

  const months = offers.flatMap((offer) => featuresOf(offer).match(/Support (\d+)/)?.[1] ?? []);
  for (const month of months)
    check(
      catalogue.some(({ id }) => id === `support-${month}months`),
      `support de ${month} mois absent du catalogue`,
    );
  const durations = [...new Set(months)].sort().join(' ou ');
  for (const text of said(/([\d ou]+) mois de support/g))
    check(text.trim() === durations, `« ${text} mois de support », mais les offres en donnent ${durations}`);

  const weeksOf = (isMobile: boolean) => {
    const weeks = offers
      .filter(({ id }) => id.includes('mobile') === isMobile)
      .flatMap(
        (offer) =>
          featuresOf(offer)
            .match(/(\d+) à (\d+) semaines/)
            ?.slice(1)
            .map(Number) ?? [],
      );
    return `${Math.min(...weeks)} à ${Math.max(...weeks)}`;
  };
  check(
    words.includes(`${weeksOf(false)} semaines pour nos deux offres de site`),
    'délai des offres de site',
  );
  check(
    words.includes(`${weeksOf(true)} pour l’application mobile Lite`),
    'délai de l’application mobile Lite',
  );

  const renewal = `L’hébergement (${priceOf('hosting')}, premium ${priceOf('hosting-premium')}) et le nom de domaine (${priceOf('custom-domain')})`;
  check(words.includes(renewal), 'prix du renouvellement');
  for (const id of ['hosting', 'hosting-premium', 'custom-domain', 'backup', 'chat-support'])
    check(
      catalogue.some((feature) => feature.id === id && /\(1 an\)$/.test(plainText(feature.name))),
      `durée de ${id}`,
    );

  for (const name of said(/à la ligne « ([^»]+) »/g))
    check(
      catalogue.some((feature) => plainText(feature.name).toLowerCase() === name.trim()),
      `pas de ligne « ${name} »`,
    );

  for (const text of words.split('\n').filter((line) => /sous 24 ?h/.test(line)))
    check(/24 ?h en moyenne/.test(text), `« ${text} » promet plus que la moyenne`);
  check(!/\b(?:jamais|toujours) deux fois/.test(words), 'promesse absolue');

  for (const [city, timeZone] of Object.entries(CITIES)) {
    const place = words.match(new RegExp(`(\\d+h)-(\\d+h) à [^;.]*${city}`));
    check(place?.[1] === hourAt(timeZone, 9) && place[2] === hourAt(timeZone, 18), `horaires de ${city}`);
  }
  return found;
}

const CITIES = {
  Dakar: 'Africa/Dakar',
  Abidjan: 'Africa/Abidjan',
  Lomé: 'Africa/Lome',
  Cotonou: 'Africa/Porto-Novo',
  Douala: 'Africa/Douala',
};

test('what the pages promise is what the catalogue and the offers hold', () => {
  expect(contradictions(site)).toEqual([]);
});

test.each([
  ['an offer withdrawn', { offers: offers.slice(1) }, /« trois offres »/],
  [
    'a longer support',
    {
      offers: offers.map((offer) => ({
        ...offer,
        features: offer.features.map((text) => text.replace('6', '12')),
      })),
    },
    /12 mois/,
  ],
  [
    'a price that moves',
    {
      catalogue: catalogue.map((feature) =>
        feature.id === 'hosting' ? { ...feature, priceUsd: 119 } : feature,
      ),
    },
    /renouvellement/,
  ],
  [
    'a line renamed',
    {
      catalogue: catalogue.map((feature) => ({
        ...feature,
        name: feature.name.replace('Paiement', 'Encaissement'),
      })),
    },
    /pas de ligne « paiement en ligne/,
  ],
  [
    'hours of another place',
    { words: site.words.replace('8h-17h à Dakar', '9h-18h à Dakar') },
    /horaires de Dakar/,
  ],
  [
    'a slower site',
    { words: site.words.replace('1 à 3 semaines', '1 à 2 semaines') },
    /délai des offres de site/,
  ],
  ['a promise of 24 hours flat', { words: `${site.words}\nRéponse sous 24 h.` }, /plus que la moyenne/],
] as [string, Partial<Promised>, RegExp][])('%s is a contradiction', (_, change, sentence) => {
  expect(contradictions({ ...site, ...change }).join('\n')).toMatch(sentence);
});
