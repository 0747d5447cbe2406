import { startProcess } from './driver';
import { connect, type Send } from './socket';

type Attached = { sessionId: string; targetInfo: { type: string } };

type Evaluated = { result: { value: unknown }; exceptionDetails?: { exception?: { description?: string } } };

/** One page of a tab, shown or prepared. */
export type TabPage = { send: Send; on: (method: string, listener: (params: never) => void) => void };

/** A Chromium with nothing kept, and what else it is told at its start. */
type Started = { executable: string; flags?: string[]; env?: Record<string, string> };

/**
 * Opens a tab through the browser's own protocol, on the tab itself where the browser knows of such: a page that is spoken
 * to directly has nothing prepared. Every page is `setUp` before it starts.
 */
export async function openTab(
  { executable, flags = [], env }: Started,
  setUp: (page: TabPage) => Promise<unknown>[],
) {
  const browser = await startProcess(
    executable,
    (folder) => [
      ...['--no-sandbox', '--headless', '--hide-scrollbars', '--remote-debugging-port=0', '--lang=fr-FR'],
      ...['--disable-dev-shm-usage', `--user-data-dir=${folder}`, ...flags, 'about:blank'],
    ],
    /listening on (ws:\S+)/,
    env,
  );
  // The first is shown: one that was prepared takes its place.
  let pages: string[] = [];
  const listeners: { page: string; method: string; listener: (params: never) => void }[] = [];
  let found: () => void;
  const isThere = new Promise<void>((resolve) => (found = resolve));

  const { send, drop, close } = await connect(browser.found, ({ method, params, sessionId = '' }) => {
    if (method === 'Target.attachedToTarget') void attach(params);
    else if (method === 'Target.detachedFromTarget') {
      const { sessionId: gone } = params as Attached;
      pages = pages.filter((page) => page !== gone);
      drop(gone);
    } else
      listeners
        .filter((one) => one.page === sessionId && one.method === method)
        .forEach(({ listener }) => listener(params));
  });
  const sendTo =
    (page: () => string | undefined): Send =>
    (method, params = {}) =>
      send(method, params, page());

  async function attach({ sessionId, targetInfo: { type } }: Attached) {
    const all = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
    if (type === 'tab') await send('Target.setAutoAttach', all, sessionId);
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
  const sendToShown = sendTo(() => pages[0]);
  return {
    send: sendToShown,
    /** The value of an expression in the page that is shown. */
    run: async (expression: string) => {
      const asked = { expression, returnByValue: true };
      const { result, exceptionDetails } = await sendToShown<Evaluated>('Runtime.evaluate', asked);
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
      return result.value;
    },
    close: () => {
      close();
      return browser.stop();
    },
  };
}
