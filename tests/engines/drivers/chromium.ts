import type { Driver, Start } from './driver';
import { openTab } from './tab';

/** Chromium of any age from 80 on, through its own protocol. */
export const startChromium =
  (executable: string, env: Record<string, string> = {}): Start =>
  async ({ scripts = true } = {}) => {
    let size: object = { width: 0, height: 0, deviceScaleFactor: 0, mobile: false };
    const chromium = { executable, env, flags: ['--disable-gpu'] };
    const {
      send: tell,
      run,
      close,
    } = await openTab(chromium, ({ send }) => [
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
      run,
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
      close,
    };
    return driver;
  };
