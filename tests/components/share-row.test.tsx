import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { articleWords } from '@/content/pages/blog';
import { ShareRow } from '@/components/blog/share-row';
import { sharePage } from '@/components/early/share-page';

const page = { url: 'https://agence.example/blog/1', title: 'Livrer souvent' };
const toast = articleWords.share.copied;

// The listener is the document's, once for all tests, as on a page.
sharePage();

const isToastShown = () => !screen.getByText(toast).hidden;

/** Gives the browser an ability for the time of a test. */
function give(target: object, name: string, value: unknown) {
  Object.defineProperty(target, name, { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(target, name));
}

async function press(name: string) {
  const control = screen.getByText(name);
  const click = createEvent.click(control);
  await act(async () => void fireEvent(control, click));
  return click;
}

test('a browser without a clipboard still copies the older way, and focus stays where it was', async () => {
  let copied = '';
  give(document, 'execCommand', () => {
    copied = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  });
  render(<ShareRow {...page} words={articleWords.share} />);
  const button = screen.getByRole('button', { name: 'Instagram' });
  button.focus();

  await press('Instagram');

  expect(copied).toBe(page.url);
  expect(document.activeElement).toBe(button);
  expect(isToastShown()).toBe(true);
});

test('where the device shares by itself, the messaging button uses it', async () => {
  const share = vi.fn().mockResolvedValue(undefined);
  give(navigator, 'share', share);
  render(<ShareRow {...page} words={articleWords.share} />);

  const click = await press('WhatsApp');

  expect(share).toHaveBeenCalledExactlyOnceWith({ url: page.url, title: page.title });
  expect(click.defaultPrevented).toBe(true);
});

test('the other networks never go through the device', async () => {
  const share = vi.fn();
  give(navigator, 'share', share);
  render(<ShareRow {...page} words={articleWords.share} />);

  for (const link of screen.getAllByRole('link').slice(1)) {
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
  }

  expect(share).not.toHaveBeenCalled();
});

test('a visitor who closes the sharing sheet is left in peace', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  onTestFinished(() => open.mockRestore());
  give(navigator, 'share', vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError')));
  render(<ShareRow {...page} words={articleWords.share} />);

  await press('WhatsApp');

  expect(open).not.toHaveBeenCalled();
});

test('a sharing that fails falls back to the messaging link', async () => {
  const popup = { opener: window };
  const open = vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
  onTestFinished(() => open.mockRestore());
  give(navigator, 'share', vi.fn().mockRejectedValue(new DOMException('denied', 'NotAllowedError')));
  render(<ShareRow {...page} words={articleWords.share} />);

  await press('WhatsApp');

  expect(open).toHaveBeenCalledOnce();
  expect(open.mock.calls[0]?.[0]).toMatch(/^https:\/\/wa\.me\/\?text=Livrer%20souvent/);
  expect(popup.opener).toBeNull();
});
