import nextEnv from '@next/env';
import { toConfirm } from '@/content/agency';
import type { Fault } from '@/lib/rules/fault';
import { mailerUrl } from '@/lib/rules/lead/mailer';
import { siteOrigin } from '@/lib/seo/site-url';
import type { Findings } from './ask';
import { addressFaults, certificateDays } from './check-addresses';
import { hostFaults, publishedFaults } from './check-host';
import { mailerFaults, trialFaults } from './check-mailer';

nextEnv.loadEnvConfig('.');

const typed = process.argv.slice(2);
const address = typed.find((word) => /^https?:\/\//.test(word));
if (!address) {
  console.error('Donnez l’adresse du site en ligne : npm run verifier -- https://exemple.com [--essai]');
  process.exit(1);
}

const { origin } = new URL(address);
const mailer = new URL(mailerUrl(), origin);
/** Where the pages are that write to it; whoever tries a build at home asks its own mailer. */
const asking = mailerUrl().startsWith('/') ? origin : siteOrigin();
const left = {
  message: `encore de la démonstration : ${toConfirm.join(', ')}`,
  remedy: 'Remplacez-les, puis retirez leurs noms de « toConfirm » dans content/agency.ts.',
};

console.log(`Vérification de ${address}\n`);
const topics = [
  await report('Valeurs à confirmer', toConfirm.length > 0 ? [left] : []),
  await report('Ce qui est publié', publishedFaults(origin)),
  await report('Hébergeur', hostFaults(origin)),
];
if (origin.startsWith('https:')) topics.push(await reportAddresses());
const isMailed = await report('Service de courrier', mailerFaults(mailer, asking));
topics.push(isMailed);
if (isMailed && typed.includes('--essai'))
  topics.push(await report('Message d’essai', trialFaults(mailer, asking)));
const isReady = topics.every(Boolean);
console.log(isReady ? '\nPrêt' : '\nPas prêt');
process.exitCode = isReady ? 0 : 1;

async function reportAddresses(): Promise<boolean> {
  const days = await certificateDays(new URL(origin)).catch(() => 0);
  return report(`Adresses (le certificat tient encore ${days} jours)`, addressFaults(origin, days));
}

/** Prints a topic, each fault with its remedy under it, and says whether there is none. */
async function report(topic: string, findings: Findings | Iterable<Fault>): Promise<boolean> {
  const lines: string[] = [];
  try {
    for await (const { message, remedy } of findings) lines.push(`    ${message}`, `      → ${remedy}`);
  } catch (error) {
    lines.push(
      `    ne répond pas (${error})`,
      '      → Vérifiez l’adresse, et que tout tourne (deploy/README.md).',
    );
  }
  console.log([`${lines.length === 0 ? '✓' : '✗'} ${topic}`, ...lines].join('\n'));
  return lines.length === 0;
}
