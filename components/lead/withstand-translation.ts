/**
 * Lets React go on where a browser translates the page: the words that React put there are in elements of the translator's by then, and to
 * take them out, or to put something before them, would throw and end the page (github.com/facebook/react/issues/11538).
 */
export function withstandTranslation(): () => void {
  const page = Node.prototype;
  const { removeChild, insertBefore } = page;
  page.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    try {
      return removeChild.call(this, child) as Child;
    } catch {
      return child;
    }
  };
  page.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    try {
      return insertBefore.call(this, child, before) as Child;
    } catch {
      return this.appendChild(child);
    }
  };
  return () => Object.assign(page, { removeChild, insertBefore });
}
