import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from 'playwright';
import { openTab } from '@/tests/engines/drivers/tab';
import { CHROMIUM_FLAGS, findWholeChromium } from '@/tests/support/find-chromium';
import { certificate } from './certificate';
import { effectiveType } from './networks';
import { quietSince } from './quiet';
import type { Network } from './slow-link';
import { recordTraffic, type Traffic } from './traffic';

const FINGER_MS = 80;

export type VisitorTab = {
  goTo: (url: string) => Promise<unknown>;
  run: (expression: string) => Promise<unknown>;
  waitForQuiet: () => Promise<void>;
  /** A finger that stays down for a moment, in pixels of the window. */
  press: (x: number, y: number) => Promise<void>;
  /** Milliseconds of this machine's clock, by what a page called `note` with. */
  notes: Map<string, number>;
  /** Bytes spent on pages that might come next. */
  aheadBytes: () => Promise<number>;
};

/**
 * Hands `visit` a tab of a small phone's browser with nothing kept, where pages are prepared ahead as for a visitor: what
 * drives a page through its own session, as Playwright does, switches that off. `script` runs in every page.
 */
export async function withVisitorTab<Result>(
  network: Network,
  script: string,
  visit: (tab: VisitorTab) => Promise<Result>,
): Promise<Result> {
  const flags = [certificate().flag, ...CHROMIUM_FLAGS];
  const notes = new Map<string, number>();
  const traffics: Promise<Traffic>[] = [];
  const connection = `Object.defineProperty(navigator, 'connection', { value: { effectiveType: '${effectiveType(network)}' } });`;
  const { send, run, close } = await openTab({ executable: findWholeChromium(), flags }, (page) => {
    page.on('Runtime.bindingCalled', ({ payload }: { payload: string }) => {
      const [name = '', time] = payload.split(' ');
      notes.set(name, Number(time));
    });
    const traffic = recordTraffic(page as unknown as CDPSession);
    traffics.push(traffic);
    return [
      traffic,
      page.send('Runtime.enable'),
      page.send('Runtime.addBinding', { name: 'note' }),
      page.send('Page.enable'),
      page.send('Page.addScriptToEvaluateOnNewDocument', { source: connection + script }),
      page.send('Emulation.setTouchEmulationEnabled', { enabled: true }),
      page.send('Emulation.setDeviceMetricsOverride', {
        ...{ width: 412, height: 740, deviceScaleFactor: 1.75, mobile: true },
      }),
    ];
  });

  const waitForQuiet = () =>
    quietSince(2_000, async () => {
      const all = await Promise.all(traffics);
      return (await run('document.readyState')) !== 'complete' || all.some((traffic) => traffic.isBusy());
    });

  try {
    return await visit({
      goTo: (url) => send('Page.navigate', { url }),
      run,
      waitForQuiet,
      press: async (x, y) => {
        await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
        await pause(FINGER_MS);
        await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      },
      notes,
      aheadBytes: async () => {
        const [shown, ...prepared] = await Promise.all(traffics);
        // A page that is prepared whole tells of its document itself.
        const telling = prepared.length > 0 ? prepared : [shown];
        return telling.reduce((sum, traffic) => sum + (traffic?.aheadBytes() ?? 0), 0);
      },
    });
  } finally {
    await close();
  }
}
