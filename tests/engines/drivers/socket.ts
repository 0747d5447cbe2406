import { WebSocket } from 'ws';

type Answer = { id?: number; result?: unknown; error?: unknown; message?: string };

/** What a browser says unasked. */
export type Told = { method: string; params: never; sessionId?: string };

export type Send = <Result = unknown>(method: string, params?: object, sessionId?: string) => Promise<Result>;

/** Commands and their answers over a WebSocket, numbered: Chromium's own protocol and WebDriver BiDi alike. */
export async function connect(
  url: string,
  hear: (told: Told) => void = () => undefined,
): Promise<{ send: Send; drop: (sessionId: string) => void; close: () => void }> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  type Asked = { resolve: (value?: never) => void; reject: (error: Error) => void; sessionId?: string };
  const waiting = new Map<number, Asked>();
  let last = 0;
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
  socket.on('message', (data: Buffer) => {
    const told = JSON.parse(data.toString()) as Answer;
    const { id, result, error, message } = told;
    if (id === undefined) return hear(told as Told);
    const asked = waiting.get(id);
    if (!asked) return;
    waiting.delete(id);
    if (error) asked.reject(new Error(`${JSON.stringify(error)} ${message ?? ''}`));
    else asked.resolve(result as never);
  });
  socket.on('close', () => waiting.forEach(({ reject }) => reject(new Error('the browser has gone'))));
  return {
    send: (method, params = {}, sessionId = undefined) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve: resolve as Asked['resolve'], reject, sessionId });
        socket.send(JSON.stringify({ id: last, method, params, ...(sessionId && { sessionId }) }));
      }),
    /** Ends without a result what was asked of a page that is no more: nobody will answer it. */
    drop: (sessionId) =>
      waiting.forEach((asked, id) => {
        if (asked.sessionId === sessionId && waiting.delete(id)) asked.resolve();
      }),
    close: () => socket.close(),
  };
}
