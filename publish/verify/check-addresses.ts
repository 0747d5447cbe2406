import { once } from 'node:events';
import { connect } from 'node:tls';
import { DAY_MS } from '@/lib/rules/days';
import { ask, type Findings } from './ask';

/** A certificate that renews itself does so a month before its end. */
const FEW_DAYS = 14;

const WWW =
  'Remplacez partout le domaine dans le fichier de nginx ou de Caddy : « sed s/…/…/g » (deploy/README.md).';
const RENEW =
  "certbot : « --deploy-hook 'systemctl reload nginx' », puis « certbot renew » ; Caddy renouvelle seul, lisez son journal.";

/** How many days the certificate of an address still holds. @throws where there is none to trust */
export async function certificateDays({ hostname: host, port }: URL): Promise<number> {
  const socket = connect({ host, port: Number(port || 443), servername: host, timeout: 20_000 });
  socket.once('timeout', () => socket.destroy(new Error('silence')));
  await once(socket, 'secureConnect');
  const end = Date.parse(socket.getPeerCertificate().valid_to);
  socket.destroy();
  return Math.floor((end - Date.now()) / DAY_MS);
}

/** Whether the name with `www.`, where there is one, leads to the site, and the certificate holds for two weeks more. */
export async function* addressFaults(origin: string, days: number): Findings {
  if (days < FEW_DAYS) yield { message: `le certificat finit dans ${days} jours`, remedy: RENEW };
  const named = origin.replace('://', '://www.');
  const where = await ask(new URL('/contact', named)).then(
    ({ headers }) => headers.get('location') ?? 'lui-même',
    ({ cause }: { cause?: { code?: string } }) => cause?.code ?? 'rien',
  );
  // A name that nobody has made leads nobody astray.
  if (where === 'ENOTFOUND' || where === `${origin}/contact`) return;
  yield { message: `${named} mène à ${where}`, remedy: WWW };
}
