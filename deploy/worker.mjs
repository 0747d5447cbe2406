import { EmailMessage } from 'cloudflare:email';
import { createWorker } from '../mailer/dist/worker.mjs';
import settings from '../mailer.json';

export default createWorker(JSON.stringify(settings), { EmailMessage });
