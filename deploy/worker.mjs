import { EmailMessage } from 'cloudflare:email';
import { createWorker } from '../packages/mailer/dist/worker.mjs';
import settings from '../mailer.json';

export default createWorker(JSON.stringify(settings), { EmailMessage });
