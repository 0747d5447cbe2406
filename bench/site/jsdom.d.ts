/** The part of jsdom that is used here; it ships without types. */
declare module 'jsdom' {
  export const VirtualConsole: new () => object;
  export class JSDOM {
    constructor(html: string, options: { virtualConsole: object });
    readonly window: Window & typeof globalThis;
  }
}
