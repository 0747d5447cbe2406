import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { waitForQuiet, withPhone, type Phone } from '../support/phone';
import { firstControl, swipeToEnd, touch } from '../support/touch';
import type { Totals } from '../support/traffic';

export type Weight = {
  /** Up to rest, untouched. */
  before: Totals;
  /** The same and what scrolling through all of it adds. */
  afterScroll: Totals;
  /** What the first touch of a control brings, on another visit. */
  scriptsAfterTouch: number;
  /** Brotli of the scripts that stand in the page itself. */
  inlineScripts: number;
};

/** What a page costs a phone with an empty cache; bytes are those of the bodies as sent. */
export async function weighPage(browser: Browser, url: string): Promise<Weight> {
  const weighAll = async (phone: Phone) => {
    await phone.page.goto(url);
    await waitForQuiet(phone);
    const untouched = phone.traffic.totals();
    await swipeToEnd(phone.page, phone.cdp);
    await waitForQuiet(phone);
    return { before: untouched, afterScroll: phone.traffic.totals() };
  };
  const { before, afterScroll } = await withPhone(browser, undefined, weighAll);
  const weighTouch = async (phone: Phone) => {
    const answer = await phone.page.goto(url);
    const received = (await answer?.text()) ?? '';
    await waitForQuiet(phone);
    const { js } = phone.traffic.totals();
    await touch(phone.page, firstControl(phone.page));
    await waitForQuiet(phone);
    return { html: received, scriptsAfterTouch: phone.traffic.totals().js - js };
  };
  const { html, scriptsAfterTouch } = await withPhone(browser, undefined, weighTouch);
  return { before, afterScroll, scriptsAfterTouch, inlineScripts: weighInlineScripts(html) };
}

const INLINE_SCRIPT = /<script\b(?![^>]*\bsrc=)(?![^>]*\btype="application\/)[^>]*>([\s\S]*?)<\/script>/g;

function weighInlineScripts(html: string): number {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, script]) => script).join('\n');
  return scripts ? brotliCompressSync(scripts).length : 0;
}
