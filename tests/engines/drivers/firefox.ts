import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEYS, pressAt, startProcess, typeAll, type Driver, type Start } from './driver';
import { connect } from './socket';

type Evaluated =
  { type: 'success'; result: { value?: string } } | { type: 'exception'; exceptionDetails: { text: string } };

/** Debian's Firefox, through WebDriver BiDi. */
export const startFirefox: Start = async ({ scripts = true } = {}) => {
  const browser = await startProcess(
    'firefox-esr',
    (folder) => {
      writeFileSync(join(folder, 'user.js'), `user_pref('javascript.enabled', ${scripts});`);
      return ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', folder];
    },
    /listening on (ws:\S+)/,
  );
  const { send, close } = await connect(`${browser.found}/session`);
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  // The first tab never has the focus: keys do nothing there.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
  const act = (actions: object) => send('input.performActions', { context, actions });

  const driver: Driver = {
    version: `Firefox/${capabilities.browserVersion}`,
    resize: (width, height) =>
      send('browsingContext.setViewport', { context, viewport: { width, height }, devicePixelRatio: 1 }),
    goTo: (url) => send('browsingContext.navigate', { context, url, wait: 'none' }),
    run: async (expression) => {
      const answer = await send<Evaluated>('script.evaluate', {
        expression: `JSON.stringify([${expression}])`,
        // A world beside the page's, where this still runs though the visitor's scripts are off.
        target: { context, sandbox: 'journeys' },
        awaitPromise: false,
      });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return (JSON.parse(answer.result.value ?? '[]') as unknown[])[0];
    },
    press: (x, y) => act(pressAt(x, y)),
    type: (text) => act(typeAll([...text])),
    key: (key) => act(typeAll([KEYS[key]])),
    print: async () => {
      const { data } = await send<{ data: string }>('browsingContext.print', { context });
      return Buffer.from(data, 'base64');
    },
    close: () => {
      close();
      return browser.stop();
    },
  };
  return driver;
};
