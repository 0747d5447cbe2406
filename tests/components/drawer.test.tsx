import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { frameWords } from '@/content/frame';
import { start } from '@/components/early/start';
import { Drawer } from '@/components/layout/drawer';
import { driveDrawer } from '@/components/layout/drive-drawer';

const { menu } = frameWords;

function show() {
  return render(
    <>
      <a href="#contenu">Passer</a>
      <header>
        <a href="/">Atelier</a>
        <Drawer words={menu}>
          <a href="#offres">Offres</a>
          <button type="button">Réseau</button>
        </Drawer>
      </header>
      <main>Page</main>
    </>,
  );
}

const drawer = () => screen.getByRole<HTMLDetailsElement>('group', { hidden: true });
const button = () => drawer().firstElementChild as HTMLElement;
const behind = () => [screen.getByText('Passer'), screen.getByText('Atelier'), screen.getByText('Page')];
const areReached = () => behind().map((element) => !element.hasAttribute('inert'));
const last = () => screen.getByText('Réseau');

async function open() {
  drawer().open = true;
  await vi.waitFor(() => expect(areReached()).toEqual([false, false, false]));
}

async function expectClosed() {
  expect(drawer().open).toBe(false);
  await vi.waitFor(() => expect(areReached()).toEqual([true, true, true]));
}

const starters: [string, () => void][] = [
  ['React', () => undefined],
  ['React and the page’s own script', () => start({ drawer: driveDrawer })],
];

test.each(starters)(
  'with %s, an open drawer keeps the rest of the page out of reach until it closes',
  async (_, alsoStart) => {
    show();
    alsoStart();

    await open();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await expectClosed();
    expect(document.activeElement).toBe(button());

    await open();
    fireEvent.click(screen.getByText('Offres'));
    await expectClosed();

    await open();
    fireEvent.click(last());
    expect(drawer().open).toBe(true);
    drawer().style.display = 'none';
    fireEvent(window, new Event('resize'));
    await expectClosed();
  },
);

test.each(starters)(
  'with %s, Tab goes round in an open drawer, both ways, and on through the page once it is closed',
  async (_, alsoStart) => {
    show();
    alsoStart();
    await open();
    last().focus();
    // What is prevented is the browser’s own step.
    expect(fireEvent.keyDown(last(), { key: 'Tab' })).toBe(false);
    expect(document.activeElement).toBe(button());
    expect(fireEvent.keyDown(button(), { key: 'Tab' })).toBe(true);
    expect(fireEvent.keyDown(button(), { key: 'Tab', shiftKey: true })).toBe(false);
    expect(document.activeElement).toBe(last());
    fireEvent.keyDown(last(), { key: 'Escape' });
    expect(fireEvent.keyDown(button(), { key: 'Tab', shiftKey: true })).toBe(true);
  },
);

test('a drawer opened while the page was arriving is driven as well, and lets the page go with it', () => {
  render(<main>Page</main>);
  const { unmount } = render(
    <details open data-early="drawer">
      <summary>Menu</summary>
    </details>,
  );
  const undo = driveDrawer(drawer());
  expect(screen.getByText('Page').closest('[inert]')).toBeTruthy();
  undo();
  unmount();
  expect(screen.getByText('Page').closest('[inert]')).toBeNull();
});
