import { connect, type Send } from './socket';

type Attached = { sessionId: string; targetInfo: { type: string } };

/** One page of a tab, shown or prepared. */
export type TabPage = { send: Send; on: (method: string, listener: (params: never) => void) => void };

/**
 * Opens a tab through the browser's own protocol, on the tab itself where the browser knows of such: a page that is spoken
 * to directly has nothing prepared. Every page is `setUp` before it starts.
 */
export async function openTab(
  url: string,
  setUp: (page: TabPage) => Promise<unknown>[],
): Promise<{ send: Send; close: () => void }> {
  // The first is shown: one that was prepared takes its place.
  let pages: string[] = [];
  const listeners: { page: string; method: string; listener: (params: never) => void }[] = [];
  let found: () => void;
  const isThere = new Promise<void>((resolve) => (found = resolve));

  const { send, close } = await connect(url, ({ method, params, sessionId = '' }) => {
    if (method === 'Target.attachedToTarget') void attach(params);
    else if (method === 'Target.detachedFromTarget')
      pages = pages.filter((page) => page !== (params as Attached).sessionId);
    else
      listeners
        .filter((one) => one.page === sessionId && one.method === method)
        .forEach(({ listener }) => listener(params));
  });
  const sendTo =
    (page: () => string | undefined): Send =>
    (method, params = {}) =>
      send(method, params, page());

  async function attach({ sessionId, targetInfo: { type } }: Attached) {
    const flags = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
    if (type === 'tab') await send('Target.setAutoAttach', flags, sessionId);
    if (type !== 'page') return;
    pages.push(sessionId);
    // In this order, though a page answers some of it only once it runs.
    const told = [
      ...setUp({
        send: sendTo(() => sessionId),
        on: (method, listener) => void listeners.push({ page: sessionId, method, listener }),
      }),
      send('Runtime.runIfWaitingForDebugger', {}, sessionId),
    ];
    await Promise.allSettled(told);
    found();
  }

  const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    forTab: true,
  });
  await send('Target.attachToTarget', { targetId, flatten: true });
  await isThere;
  return { send: sendTo(() => pages[0]), close };
}
