import { afterAll, afterEach, beforeAll, describe, test } from 'vitest';
import { pages } from '../support/routes';
import { SILENT, type Driver, type Start } from './drivers/driver';
import { readingJourneys } from './reading';
import { serveSite } from './site';
import { createVisitor } from './visitor';
import { postingJourneys, writingJourneys } from './writing';

const SIZES = { phone: [360, 640], desktop: [1366, 768] } as const;

/** A size of window in an engine: a visitor of it arrives at a site of their own. */
export type Stage = {
  isPhone: boolean;
  height: number;
  engine: () => Driver;
  arrive: () => ReturnType<typeof arriveOn>;
};

/**
 * What a visitor does on the site, the same in every engine; without scripts too, where its driver then still answers.
 * A journey is taken again where the driver fell silent on it, with a new browser; where the site failed, never.
 */
export function journeys(start: Start, { withoutScripts = true } = {}) {
  let driver: Driver;
  beforeAll(async () => {
    driver = await start();
    console.log(driver.version);
  });
  afterEach(async ({ task }) => {
    const { state, errors } = task.result ?? {};
    if (state !== 'fail' || !errors?.at(-1)?.message.includes(SILENT)) return;
    console.warn(`${driver.version}: ${SILENT}`);
    await driver.close();
    driver = await start();
  });
  afterAll(() => driver.close());

  for (const [size, [width, height]] of Object.entries(SIZES))
    describe(size, { retry: { count: 2, condition: RegExp(SILENT) } }, () => {
      const arrive = () => arriveOn(driver, width, height);
      const stage = { isPhone: size === 'phone', height, engine: () => driver, arrive };
      readingJourneys(stage);
      writingJourneys(stage);
    });

  describe.runIf(withoutScripts)('without scripts', () => {
    let still: Driver;
    beforeAll(async () => {
      still = await start({ scripts: false });
    });
    afterAll(() => still.close());
    const arrive = () => arriveOn(still, ...SIZES.phone);

    test('the menu leads to every page', async () => {
      const { visitor } = await arrive();
      await visitor.open('/');
      for (const { label, path } of [...pages].reverse()) {
        await visitor.press('button', 'Ouvrir le menu');
        await visitor.press('link', label, 'header');
        await visitor.isAt(path);
        await visitor.has('heading', '', 'main');
      }
    });

    postingJourneys(arrive);
  });
}

async function arriveOn(driver: Driver, width: number, height: number) {
  const site = await serveSite();
  await driver.resize(width, height);
  return { site, visitor: createVisitor(driver, site.origin) };
}
