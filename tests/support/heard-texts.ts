import type { Page } from 'playwright/test';

/** What the browser itself gives to a screen reader, node by node, in page order. */
export async function heardNodes(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes;
}

/**
 * The text of each element as the browser itself gives it to a screen reader, in page order: with what styles write,
 * such as a counter, whose value no script can ask for, and without what is hidden.
 */
export async function heardTexts(page: Page): Promise<string[]> {
  const nodes = await heardNodes(page);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));

  function textsIn(id: string): string[] {
    const children = (byId.get(id)?.childIds ?? []).flatMap((child) => byId.get(child) ?? []);
    const own = children.filter(({ ignored, role }) => !ignored && role?.value === 'StaticText');
    const text = own.map(({ name }) => String(name?.value)).join('');
    return [...(text ? [text] : []), ...children.flatMap(({ nodeId }) => textsIn(nodeId))];
  }

  return textsIn(nodes[0]?.nodeId ?? '');
}
