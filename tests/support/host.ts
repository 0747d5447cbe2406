import { fileURLToPath } from 'node:url';

/** Where the host under test listens (`E2E_PORT`, for two runs side by side), and where its mailer keeps its mail. */
export const HOST_PORT = Number(process.env.E2E_PORT ?? 4173);
export const MAIL_DIR = fileURLToPath(new URL('../../test-results/mail', import.meta.url));
