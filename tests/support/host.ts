import { fileURLToPath } from 'node:url';

/** Where the host under test listens, and where its mailer keeps what it accepts. */
export const HOST_PORT = 4173;
export const MAIL_DIR = fileURLToPath(new URL('../../test-results/mail', import.meta.url));
