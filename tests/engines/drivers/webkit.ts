import { vi } from 'vitest';
import { freePort } from '../../support/free-port';
import { ANSWER_MS, EXPECT_MS } from '../../support/patience';
import { KEYS, pressAt, SILENT, startProcess, typeAll, type Driver, type Start } from './driver';

/** Debian's WebKit, its own small browser on a screen nobody sees, through WebDriver; asked thrice, for it may stay silent. */
export const startWebKit: Start = () => startOnce().catch(startOnce).catch(startOnce);

async function startOnce(): Promise<Driver> {
  const screen = await startProcess(
    'Xvfb',
    () => ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'],
    /^(\d+)\n/,
  );
  const port = await freePort();
  const driverProcess = await startProcess('WebKitWebDriver', () => [`--port=${port}`], undefined, {
    DISPLAY: `:${screen.found}`,
    // No bus of a desktop: without this each process looks for one, and says so.
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  });
  const stop = async () => {
    await driverProcess.stop();
    await screen.stop();
  };
  try {
    const driver = await openWindow(port);
    return { ...driver, close: () => driver.close().then(stop, stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A session of the driver on this port, with a window as narrow as a phone. */
async function openWindow(port: number): Promise<Driver> {
  async function ask<Value>(method: string, path: string, body?: object): Promise<Value> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(EXPECT_MS),
    }).catch((cause: unknown) => {
      throw new Error(SILENT, { cause });
    });
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (value?.error) throw new Error(`${value.error} ${value.message}`);
    return value;
  }

  await vi.waitFor(() => ask('GET', '/status'), { timeout: ANSWER_MS });
  const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
  const wanted = { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': { args } };
  const { sessionId, capabilities } = await ask<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>('POST', '/session', { capabilities: { alwaysMatch: wanted } });
  const tell = <Value>(path: string, body: object) =>
    ask<Value>('POST', `/session/${sessionId}${path}`, body);
  const run = (script: string) => tell<unknown>('/execute/sync', { script, args: [] });
  const act = (actions: object) => tell('/actions', { actions });

  // A window with a toolbar is never as narrow as a phone: the journeys go through one without. An answer that waits for
  // a new window may never come: hence later.
  const first = await ask<string>('GET', `/session/${sessionId}/window`);
  await run(`setTimeout(() => (open('about:blank', '', 'popup,width=360,height=640').opener = null))`);
  const handle = await vi.waitUntil(
    async () => {
      const handles = await ask<string[]>('GET', `/session/${sessionId}/window/handles`);
      return handles.find((one) => one !== first);
    },
    { timeout: EXPECT_MS },
  );
  await tell('/window', { handle });

  const driver: Driver = {
    version: `WebKitGTK/${capabilities.browserVersion}`,
    resize: (width, height) => tell('/window/rect', { x: 0, y: 0, width, height }),
    goTo: (url) => tell('/url', { url }),
    run: (expression) => run(`return ${expression}`),
    press: (x, y) => act(pressAt(x, y)),
    type: (text) => act(typeAll([...text])),
    key: (key) => act(typeAll([KEYS[key]])),
    close: () => ask('DELETE', `/session/${sessionId}`),
  };
  return driver;
}
