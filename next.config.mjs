import { fileURLToPath } from 'node:url';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

/** @type {import('next').NextConfig} */
const shared = {
  trailingSlash: false,
  images: { unoptimized: true },
  reactStrictMode: true,
  poweredByHeader: false,
  // Crawlers read only the head: never let metadata stream into the body.
  htmlLimitedBots: /.*/,
  // A plain `not-found` travels with every page, and ours knows every address: pages would grow with the site.
  experimental: { globalNotFound: true },
  serverExternalPackages: ['esbuild'],
};

/** While developing, what is the embedded host's is asked of the one that `server/dev.ts` started. */
const development = {
  // The mailer's path ends in a slash, and a redirected POST is a lost message.
  skipTrailingSlashRedirect: true,
  rewrites: () =>
    ['/api/mailer/:path*', '/mail/:path*', '/healthz'].map((source) => ({
      source,
      destination: `${process.env.DEV_HOST_ORIGIN}${source}`,
    })),
  webpack(config) {
    config.module.rules.push({
      test: /[\\/]content[\\/](pages[\\/])?[^\\/]+\.ts$/,
      enforce: 'pre',
      use: fileURLToPath(new URL('lib/build/checks/source/loader.mjs', import.meta.url)),
    });
    return config;
  },
};

/** @type {(phase: string) => import('next').NextConfig} */
export default function nextConfig(phase) {
  return phase === PHASE_DEVELOPMENT_SERVER
    ? { ...shared, ...(process.env.DEV_HOST_ORIGIN && development) }
    : { ...shared, output: 'export' };
}
