import { startProcess, type Driver, type Start } from './driver';
import { openTab } from './tab';

type Evaluated = { result: { value: unknown }; exceptionDetails?: { exception?: { description?: string } } };

/** Chromium of any age from 80 on, through its own protocol. */
export const startChromium =
  (executable: string, env: Record<string, string> = {}): Start =>
  async ({ scripts = true } = {}) => {
    const browser = await startProcess(
      executable,
      (folder) => [
        ...['--no-sandbox', '--headless', '--hide-scrollbars', '--remote-debugging-port=0', '--lang=fr-FR'],
        ...['--disable-gpu', '--disable-dev-shm-usage', `--user-data-dir=${folder}`, 'about:blank'],
      ],
      /listening on (ws:\S+)/,
      env,
    );
    let size: object = { width: 0, height: 0, deviceScaleFactor: 0, mobile: false };
    const { send: tell, close } = await openTab(browser.found, ({ send }) => [
      send('Page.enable'),
      send('Emulation.setFocusEmulationEnabled', { enabled: true }),
      send('Emulation.setScriptExecutionDisabled', { value: !scripts }),
      send('Emulation.setDeviceMetricsOverride', size),
    ]);
    const { product } = await tell<{ product: string }>('Browser.getVersion');
    const mouse = (type: string, x: number, y: number, pressed = {}) =>
      tell('Input.dispatchMouseEvent', { type, x, y, ...pressed });
    const left = { button: 'left', clickCount: 1 };

    const driver: Driver = {
      version: product,
      resize: (width, height) => {
        size = { width, height, deviceScaleFactor: 1, mobile: false };
        return tell('Emulation.setDeviceMetricsOverride', size);
      },
      goTo: (url) => tell('Page.navigate', { url }),
      run: async (expression) => {
        const asked = { expression, returnByValue: true };
        const { result, exceptionDetails } = await tell<Evaluated>('Runtime.evaluate', asked);
        if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
        return result.value;
      },
      press: async (x, y) => {
        await mouse('mouseMoved', x, y);
        await mouse('mousePressed', x, y, left);
        await mouse('mouseReleased', x, y, left);
      },
      type: (text) => tell('Input.insertText', { text }),
      key: async (key) => {
        const code = { Enter: 13, Escape: 27 }[key];
        const event = { key, code: key, windowsVirtualKeyCode: code };
        const text = key === 'Enter' ? '\r' : undefined;
        await tell('Input.dispatchKeyEvent', { type: 'keyDown', ...event, text });
        await tell('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
      },
      print: async () => {
        const { data } = await tell<{ data: string }>('Page.printToPDF', { preferCSSPageSize: true });
        return Buffer.from(data, 'base64');
      },
      close: () => {
        close();
        return browser.stop();
      },
    };
    return driver;
  };
