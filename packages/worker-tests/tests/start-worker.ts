import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { Log, LogLevel, Miniflare, Response, type Request } from 'miniflare';
import { onTestFinished } from 'vitest';

/** A `mailer.json`, as a site's build writes it. */
export const settings = {
  ...{
    name: 'Atelier Trame',
    origin: 'https://trame.example',
    token: 'Token essai',
    from: 'site@trame.example',
  },
  ...{
    to: ['a@trame.example'],
    forms: { contact: 'Envoie depuis la page contact' },
    labels: {},
    trap: 'vide',
  },
};

type Options = {
  bindings?: Record<string, string>;
  /** The only addresses that the platform's mail delivers to; by default all. */
  verified?: string[];
  /** Code around the worker, `deploy/worker.mjs`, imported as `worker`. */
  around?: string;
};

const path = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));
/** Messages a minute, as `deploy/wrangler.toml` has it. */
export const limit = Number(/limit = (\d+)/.exec(readFileSync(path('deploy/wrangler.toml'), 'utf8'))?.[1]);
const DEAD = `export default { fetch: () => new Response(), async queue(batch, env) {
  for (const { body } of batch.messages) await env.BACK.fetch('http://back/', { method: 'POST', body: JSON.stringify(body) });
} }`;

/** What Cloudflare is given, `deploy/worker.mjs`, in its own runtime, with its queues and mail; ends with the test. */
export async function startWorker({
  bindings = {},
  verified,
  around = 'export default worker;',
}: Options = {}) {
  const dead: unknown[] = [];
  const printed: string[] = [];
  class Kept extends Log {
    override log(said: string): void {
      printed.push(said);
    }
  }
  const common = { compatibilityDate: '2025-11-01', modules: true as const };
  const runtime = new Miniflare({
    cf: false,
    log: new Kept(LogLevel.DEBUG),
    handleRuntimeStdio: (out: Readable, err: Readable) => {
      for (const stream of [out, err]) stream.on('data', (chunk: Buffer) => printed.push(String(chunk)));
    },
    workers: [
      {
        ...common,
        ...{
          name: 'courrier',
          script: await bundle(around),
          compatibilityFlags: ['nodejs_compat'],
          bindings,
        },
        queueProducers: { MAIL_QUEUE: 'courrier' },
        // As deploy/wrangler.toml, but for how long is waited.
        queueConsumers: {
          courrier: { maxBatchTimeout: 0.1, maxRetries: 3, retryDelay: 1, deadLetterQueue: 'courrier-perdu' },
        },
        email: {
          send_email: [{ name: 'MAIL', ...(verified && { allowed_destination_addresses: verified }) }],
        },
        ratelimits: { MAIL_LIMIT: { simple: { limit, period: 60 } } },
      },
      {
        ...common,
        ...{ name: 'perdu', script: DEAD, queueConsumers: { 'courrier-perdu': { maxBatchTimeout: 0.1 } } },
        serviceBindings: {
          async BACK(request: Request) {
            dead.push(await request.json());
            return new Response();
          },
        },
      },
    ],
  });
  onTestFinished(() => runtime.dispose());
  await runtime.ready;
  const ask = async (url: string, init: object) => {
    const answer = await runtime.dispatchFetch(`https://trame.example${url}`, init);
    return { status: answer.status, text: await answer.text() };
  };
  const fields = { sender_email: 'awa@kora.example', sender_name: 'Site', organisation: '', noms: ['Awa'] };
  return {
    dead,
    ask,
    send: (message: string, headers: object = {}) =>
      ask('/api/mailer/send-email/', {
        method: 'POST',
        headers: { authorization: settings.token, 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ ...fields, sujet: settings.forms.contact, message }),
      }),
    /** What the platform has delivered. */
    mails: () =>
      [...new Set(printed.join('\n').match(/\S+\.eml/g) ?? [])].map((file) => readFileSync(file, 'utf8')),
    count: (event: string) => printed.join('\n').split(event).length - 1,
  };
}

async function bundle(around: string): Promise<string> {
  const json: Plugin = {
    name: 'settings',
    setup({ onLoad }) {
      onLoad({ filter: /mailer\.json$/ }, () => ({ contents: JSON.stringify(settings), loader: 'json' }));
    },
  };
  const { outputFiles } = await build({
    stdin: { contents: `import worker from './worker.mjs';\n${around}`, resolveDir: path('deploy') },
    ...{ bundle: true, write: false, format: 'esm', target: 'es2022', conditions: ['workerd'] },
    ...{ external: ['cloudflare:*', 'node:*'], plugins: [json] },
  });
  return outputFiles?.[0]?.text ?? '';
}
