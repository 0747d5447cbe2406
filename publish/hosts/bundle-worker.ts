import { build } from 'esbuild';

/** Writes the mailer for Cloudflare Workers as one module, with the token and the origin of this build. */
export async function bundleWorker(target: string): Promise<void> {
  const built = ['NEXT_PUBLIC_MAILER_TOKEN', 'NEXT_PUBLIC_MAILER_URL', 'SITE_URL'].map(
    (name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? '')] as const,
  );
  await build({
    entryPoints: ['server/worker/worker.ts'],
    outfile: target,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
    define: Object.fromEntries(built),
  });
}
