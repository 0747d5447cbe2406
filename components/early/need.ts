/** A part that a behaviour cannot do without: while one works on the site, the console says which is missing, and whose. */
export function need<E extends Element = HTMLElement>(element: Element, selector: string, named = element) {
  const found = element.querySelector<E>(selector);
  if (process.env.NODE_ENV !== 'production' && !found)
    throw new Error(`data-early="${named.getAttribute('data-early')}" holds no ${selector}`);
  return found as E;
}
