import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { proxyTo } from '@/server/proxy-to';
import { eventually } from './support/eventually';
import { ask } from './support/http';
import { freePort } from './support/smtp';

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  return (server.address() as AddressInfo).port;
}

async function startProxy(target: number): Promise<number> {
  const { answer, upgrade } = proxyTo(target);
  return listen(createServer((...args) => void answer(...args)).on('upgrade', upgrade));
}

test('requests and answers pass unchanged', async () => {
  const target = createServer((incoming, response) => {
    let text = '';
    incoming.on('data', (chunk: Buffer) => (text += chunk.toString()));
    incoming.on('end', () => {
      response.writeHead(418, { 'x-host': incoming.headers.host ?? '', 'x-url': incoming.url ?? '' });
      response.end(`${incoming.method} ${text}`);
    });
  });
  const port = await startProxy(await listen(target));
  const answer = await ask(port, '/a?b=%20', { method: 'PUT', body: 'fil' });
  expect([answer.status, answer.text]).toEqual([418, 'PUT fil']);
  expect(answer.headers).toMatchObject({ 'x-host': `127.0.0.1:${port}`, 'x-url': '/a?b=%20' });
});

test('a web socket passes in both directions', async () => {
  const target = createServer().on('upgrade', (_, socket: Socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: essai\r\n\r\nbonjour');
    socket.on('data', (chunk: Buffer) => socket.write(`écho ${chunk.toString()}`));
  });
  const port = await startProxy(await listen(target));
  const asking = request({ port, headers: { connection: 'Upgrade', upgrade: 'essai' } });
  asking.end();
  const [response, socket, head] = (await once(asking, 'upgrade')) as [
    { statusCode: number },
    Socket,
    Buffer,
  ];
  let text = head.toString();
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await eventually(() => text).toBe('bonjour');
  socket.write('fil');
  await eventually(() => text).toBe('bonjourécho fil');
  expect(response.statusCode).toBe(101);
  socket.destroy();
});

test('a site that is not there yet is said so', async () => {
  const answer = await ask(await startProxy(await freePort()), '/');
  expect([answer.status, answer.text]).toEqual([502, 'Le site démarre, réessayez.\n']);
});
