/** In the page: what a browser without flexible gaps, `inset` or `:where` would show otherwise. */
export function faultsOfLook(): string[] {
  const faults: string[] = [];
  const say = (what: string, element: Element) =>
    void faults.push(`${what}: ${(element.textContent || element.outerHTML).trim().slice(0, 60)}`);
  const boxOf = (element: Element) => element.getBoundingClientRect();

  /** Where a thing is seen to begin and to end: a ground of its own, or the words in it. */
  function seenBoxOf(element: Element) {
    if (getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)') return [boxOf(element)];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const boxes: DOMRect[] = [];
    while (texts.nextNode()) {
      range.selectNode(texts.currentNode);
      const parent = texts.currentNode.parentElement;
      const isRead = !parent?.closest('details:not([open]) > :not(summary)') && parent?.offsetWidth !== 1;
      if (isRead && range.getBoundingClientRect().width > 1) boxes.push(range.getBoundingClientRect());
    }
    return boxes;
  }

  if (document.documentElement.scrollWidth > innerWidth) faults.push('scrolls sideways');
  document.querySelectorAll<HTMLElement>('.inset-0').forEach((cover) => {
    const frame = cover.offsetParent;
    if (frame && Math.abs(boxOf(cover).height - frame.clientHeight) > 1)
      say('does not fill its frame', cover);
  });
  document.querySelectorAll('button').forEach((button) => {
    if (getComputedStyle(button).borderTopStyle === 'outset') say('is as the browser draws it', button);
  });
  document.querySelectorAll('*').forEach((parent) => {
    if (!/flex|grid/.test(getComputedStyle(parent).display)) return;
    // What stands over the page at its foot is beside nothing.
    const isBesideOthers = (part: Element) => {
      const { display, position } = getComputedStyle(part);
      return display !== 'contents' && position !== 'sticky';
    };
    const parts = [...parent.children]
      .filter(isBesideOthers)
      .map((part) => ({ part, boxes: seenBoxOf(part) }));
    parts.slice(1).forEach(({ part, boxes }, index) => {
      const isTooNear = boxes.some((after) =>
        (parts[index]?.boxes || []).some((before) => {
          const isBeside = before.bottom > after.top + 2 && after.bottom > before.top + 2;
          return isBeside && after.left < before.right + 3 && before.left < after.right + 3;
        }),
      );
      if (isTooNear) say('is not apart from what is before it', part);
    });
  });
  return faults;
}

/**
 * In the page: whether its styles add up in each currency what the ticked rows say, and show rows in francs, which before `:has`
 * only a script could tell them. No script can ask for a counter: it is shown in letters, as broad as those of the right sum.
 */
export function countsAsRowsSay(): string {
  const total = document.querySelector<HTMLElement>('[data-total]') as HTMLElement;
  const [sheet] = document.styleSheets;
  const counters = ['usd', 'cfa', 'eur'].map((currency) => `counter(${currency}, lower-alpha)`);
  sheet?.insertRule(
    `[data-total]::after { content: ${counters.join('"."')} !important; font-size: inherit !important; font-kerning: none; }`,
    0,
  );
  const prices = [...document.querySelectorAll('[data-price]:checked')].map(
    (box) => (box.nextElementSibling || box).lastElementChild as HTMLElement,
  );
  const sums = ['', 'data-cfa', 'data-eur'].map((name) =>
    prices
      .map((price) => (name ? price.getAttribute(name) : price.textContent) || '')
      .reduce((sum, said) => sum + Number(said.replace(/\D/g, '')), 0),
  );
  const lettersOf = (count: number): string =>
    count === 0 ? '' : lettersOf(Math.floor((count - 1) / 26)) + String.fromCharCode(97 + ((count - 1) % 26));
  const twin = total.cloneNode() as HTMLElement;
  twin.removeAttribute('data-total');
  // WebKit shapes each counter by itself, and the twin's letters together.
  twin.style.fontKerning = 'none';
  twin.textContent = sums.map(lettersOf).join('.');
  total.after(twin);
  const [counted, right] = [total, twin].map((each) => each.getBoundingClientRect().width);
  twin.remove();
  sheet?.deleteRule(0);
  const isTold = CSS.supports('selector(:has(*))') || document.querySelector('[data-read]');
  const isInFrancs = (price: Element) =>
    ['::before', '::after'].some((place) => {
      const { content, visibility } = getComputedStyle(price, place);
      return visibility === 'visible' && /cfa/i.test(content);
    });
  if (isTold && !prices.every(isInFrancs)) return 'not in francs';
  return counted && right && Math.abs(counted - right) < 0.1 ? 'right' : `${counted} for ${right}`;
}

/** In the page: whether the lines of the receipt, in one currency, come to the total that is shown and to the one that is heard. */
export function receiptAddsUp(): string {
  const digits = (element: Element | null) => Number((element?.textContent || '').replace(/\D/g, ''));
  const sign = (element: Element | null) => (element?.textContent || '').replace(/[\d\s]/g, '');
  const sheet = document.querySelector('.quote-sheet') as Element;
  const prices = [...sheet.querySelectorAll('ul li > .tabular-nums')];
  const sum = prices.reduce((total, price) => total + digits(price), 0);
  const shown = sheet.querySelector('[data-total]');
  const isOne = prices.every((price) => sign(price) === sign(shown));
  const said = `${shown && digits(shown)}, ${digits(sheet.querySelector('[role=status]'))} for ${sum}`;
  return `${prices.length} lines: ${isOne && said === `${sum}, ${sum} for ${sum}` ? 'right' : said}`;
}
