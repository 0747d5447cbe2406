import { fileURLToPath } from 'node:url';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

/** @type {import('next').NextConfig} */
const shared = {
  adapterPath: fileURLToPath(new URL('publish/adapter.mjs', import.meta.url)),
  // Crawlers read only the head: never let metadata stream into the body.
  htmlLimitedBots: /.*/,
  // A plain `not-found` travels with every page, and ours knows every address: pages would grow with the site.
  experimental: { globalNotFound: true },
  // No server runs: what one would need is not looked for, a quarter of a build's time.
  outputFileTracingExcludes: { '*': ['**'] },
};

/** While developing, `npm run dev` has the mailer beside the site, on the next port. */
const development = {
  // The mailer's path ends in a slash, and a redirected POST is a lost message.
  skipTrailingSlashRedirect: true,
  rewrites: () =>
    ['/api/mailer/:path*', '/healthz'].map((source) => ({
      source,
      destination: `http://127.0.0.1:3001${source}`,
    })),
};

/** @type {(phase: string) => import('next').NextConfig} */
export default function nextConfig(phase) {
  return phase === PHASE_DEVELOPMENT_SERVER ? { ...shared, ...development } : { ...shared, output: 'export' };
}
