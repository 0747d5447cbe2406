import { createServer } from 'node:http';
import { handle } from './app.js';

const server = createServer(handle).listen(process.env.PORT ?? 3000);

// Docker envoie SIGTERM : finir ce qui est commencé, ne plus rien accepter.
process.once('SIGTERM', () => server.close(() => process.exit()));
