import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import PostalMime from 'postal-mime';
import { startTestHost } from '../../packages/mailer/tests/support/test-host';

/** What goes wrong on the way; an engine that no driver can disturb meets it all the same. */
type Faults = { scripts?: 'held'; mailer?: 'refuses' | 'cut' };

/** The exported site and its mailer on an origin of their own: nothing is left there by another journey. */
export async function serveSite() {
  const settings = JSON.parse(readFileSync('mailer.json', 'utf8')) as object;
  const { server, port, mails } = await startTestHost({ outDir: 'out', settings });
  const [answer] = server.listeners('request');
  let faults: Faults = {};
  let held: (() => void)[] = [];

  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const goOn = () => void answer?.call(server, request, response);
    const { url = '', method } = request;
    if (faults.scripts && /\.js$/.test(url)) held.push(goOn);
    else if (faults.mailer && method === 'POST') {
      if (faults.mailer === 'cut') request.socket.destroy();
      else response.writeHead(500).end();
    } else goOn();
  });

  return {
    origin: `http://127.0.0.1:${port}`,
    /** From now on these faults and no others; what was held goes on its way. */
    suffer(wanted: Faults) {
      faults = wanted;
      const before = held;
      held = [];
      before.forEach((goOn) => goOn());
    },
    /** Who wrote what, as the mails on disk say it. */
    async messages() {
      const read = await Promise.all(mails().map((mail) => PostalMime.parse(mail)));
      return read.map(({ replyTo = [], text = '' }) => ({ ...replyTo[0], text }));
    },
  };
}
