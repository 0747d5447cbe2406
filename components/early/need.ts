/** A part that a behaviour cannot do without: while one works on the site, the console names one that is missing. */
export function need<E extends Element = HTMLElement>(element: Element, selector: string): E {
  const found = element.querySelector<E>(selector);
  if (process.env.NODE_ENV !== 'production' && !found)
    throw new Error(`data-early="${element.getAttribute('data-early')}" holds no ${selector}`);
  return found as E;
}
