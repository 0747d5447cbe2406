import { catalogue } from '@/content/catalogue';
import { SUBJECTS, UNSPECIFIED } from '@/lib/rules/lead/contract';
import { formatQuoteLink, pricesVersion } from '@/lib/rules/quote/link';
import { CUSTOM_FEATURE_PRICE_USD } from '@/lib/rules/quote/price';
import type { MailFields } from './parse-fields';

/** One line of a quote; without a price where the name is not in the catalogue. */
export type LeadLine = { name: string; priceUsd: number | undefined };

/** What the owner wants to know of a message: who, what for how much, and the visitor's own words. */
export type Lead = {
  name: string;
  email: string;
  company: string | undefined;
  /** The wish, for a quote whose text could be read back; `link` is the fragment that reopens it. */
  quote: { lines: LeadLine[]; totalUsd: number; link: string | undefined } | undefined;
  message: string;
};

// As `composeQuoteMessage` writes it; what the form asks for besides goes before the visitor's words.
const QUOTE =
  /^Nom : .*\nEmail : .*\nEntreprise : .*\n((?:.* : .*\n)*?)Fonctionnalités sélectionnées : (.*)\nFonctionnalités personnalisées : (.*)\nTotal estimé : \$(\d{1,9})\nMessage : ?([\s\S]*)$/;

/** Reads a message back; one that was not composed by our forms is left as it is. */
export function readLead({ sender_email, organisation, sujet, message, noms }: MailFields): Lead {
  const text = message.replace(/\r\n?/g, '\n');
  const [, besides = '', features, custom, total, words] =
    (sujet === SUBJECTS.quote && QUOTE.exec(text)) || [];
  const isQuote = features !== undefined && custom !== undefined;
  return {
    name: oneLine([...new Set(noms)].join(', ')),
    email: sender_email,
    company: organisation === UNSPECIFIED ? undefined : oneLine(organisation),
    quote: isQuote ? readQuote(features, custom, Number(total)) : undefined,
    message: isQuote ? besides + words : text,
  };
}

function readQuote(features: string, custom: string, totalUsd: number): Lead['quote'] {
  const names = /^Aucune fonctionnalité/.test(features) ? [] : features.split(/\s*,\s*/).filter(Boolean);
  const chosen = names.map((name) => ({ name, feature: catalogue.find((known) => known.name === name) }));
  const chosenUsd = chosen.reduce((sum, { feature }) => sum + (feature?.priceUsd ?? 0), 0);
  const wishes = /^Aucune fonctionnalité/.test(custom) ? [] : custom.split(', ');
  // They may hold commas themselves: what is left of the total says how many there are.
  const isCounted = totalUsd - chosenUsd === wishes.length * CUSTOM_FEATURE_PRICE_USD;
  const isWhole = isCounted && chosen.every(({ feature }) => feature);
  const ids = chosen.flatMap(({ feature }) => feature?.id ?? []);
  const selection = { featureIds: ids, customFeatures: wishes };
  const wishLines = isCounted
    ? wishes.map((name) => ({ name: `Sur mesure : ${name}`, priceUsd: CUSTOM_FEATURE_PRICE_USD }))
    : [{ name: `Sur mesure : ${custom}`, priceUsd: totalUsd - chosenUsd }];
  return {
    lines: [...chosen.map(({ name, feature }) => ({ name, priceUsd: feature?.priceUsd })), ...wishLines],
    totalUsd,
    link: isWhole ? formatQuoteLink(selection, totalUsd, pricesVersion(catalogue)) : undefined,
  };
}

/** A text without anything that breaks a line or turns its direction. */
export function oneLine(text: string): string {
  return text.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim();
}
