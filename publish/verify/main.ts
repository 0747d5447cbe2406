import nextEnv from '@next/env';
import { agency, toConfirm } from '@/content/agency';
import { faults, type Fault } from '@/lib/rules/fault';
import { mailerUrl, publicToken } from '@/lib/rules/lead/mailer';
import { siteOrigin } from '@/lib/seo/site-url';
import { getArticles } from '@/lib/site';
import { checkHealth, checkTrial } from './check-delivery';
import { checkHost } from './check-host';
import { checkMailer, type MailerSettings } from './check-mailer';
import { checkConfirmed, checkPublished, checkVariables } from './check-values';
import { formatReport, isReady, type Topic } from './report';

nextEnv.loadEnvConfig('.');

const typed = process.argv.slice(2);
const address = typed.find((word) => /^https?:\/\//.test(word));

if (address) {
  const topics = await verify(new URL(address).origin, typed.includes('--essai'));
  console.log(formatReport(address, topics));
  process.exitCode = isReady(topics) ? 0 : 1;
} else {
  console.error('Donnez l’adresse du site en ligne : npm run verifier -- https://exemple.com [--essai]');
  process.exitCode = 1;
}

/** What no build can see of a site: the values it was published with, its host, and its mailer. */
async function verify(origin: string, isTrial: boolean): Promise<Topic[]> {
  const publicOrigin = siteOrigin();
  const path = mailerUrl();
  const isOwn = path.startsWith('/');
  const mailer: MailerSettings = {
    url: new URL(path, origin),
    token: publicToken(),
    origin: isOwn ? origin : publicOrigin,
    keptDays: agency.legal.keptDays,
  };
  const articleIds = getArticles().map(({ id }) => id);
  const silence = ({ message }: Error) =>
    faults('Vérifiez l’adresse, puis l’hébergeur.', [`${origin} ne répond pas (${message})`]);
  return [
    { name: 'Valeurs à confirmer', found: checkConfirmed(toConfirm) },
    { name: 'Variables', found: checkVariables(process.env) },
    { name: 'Ce qui est publié', found: await checkPublished(origin, publicOrigin).catch(silence) },
    { name: 'Hébergeur', found: await checkHost(origin, articleIds).catch(silence) },
    { name: 'Service de courrier', found: await mailFaults(mailer, isOwn, isTrial) },
  ];
}

async function mailFaults(mailer: MailerSettings, isOwn: boolean, isTrial: boolean): Promise<Fault[]> {
  const found = [...(await checkMailer(mailer)), ...(await checkHealth(mailer, isOwn))];
  return found.length === 0 && isTrial ? checkTrial(mailer) : found;
}
