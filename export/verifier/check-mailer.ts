import type { Site } from './site';
import { ask, type Answer } from './target';

/**
 * Asks the mailer the question a browser asks before it sends a form, and sends nothing. A mailer on the site's own
 * path can only be asked where the site is served.
 */
export async function checkMailer({ target, publicOrigin }: Site, mailer: string): Promise<string[]> {
  const isOwn = mailer.startsWith('/');
  if (isOwn && target.origin === undefined) return [];
  const origin = target.origin ?? publicOrigin;
  try {
    const answer = await ask(new URL(mailer, origin), {
      method: 'OPTIONS',
      headers: {
        Origin: isOwn ? origin : publicOrigin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type',
      },
    });
    return answerMistakes(answer, isOwn ? origin : publicOrigin).map((said) => `${mailer} ${said}`);
  } catch {
    return [`${mailer} ne répond pas`];
  }
}

function answerMistakes({ status, headers }: Answer, origin: string): string[] {
  if (status < 200 || status > 299) return [`répond ${status} à la question préalable du navigateur`];
  const allowedOrigin = headers.get('access-control-allow-origin');
  const allowedHeaders = (headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/);
  return [
    ...(allowedOrigin === '*' || allowedOrigin === origin
      ? []
      : [`n’autorise pas ${origin} (Access-Control-Allow-Origin : ${allowedOrigin ?? 'absent'})`]),
    // A wildcard never covers Authorization.
    ...(allowedHeaders.includes('authorization')
      ? []
      : ['ne nomme pas Authorization dans Access-Control-Allow-Headers']),
    ...(allowedHeaders.includes('content-type') || allowedHeaders.includes('*')
      ? []
      : ['ne nomme pas Content-Type dans Access-Control-Allow-Headers']),
  ];
}
