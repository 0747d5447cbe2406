import { fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useCopy } from '@/components/share/use-copy';

function CopyButton({ title }: { title: string }) {
  const { copyAs, outcome } = useCopy();
  return (
    <>
      <button onClick={() => void copyAs(title, '', title)}>{title}</button>
      {outcome}
    </>
  );
}

test('two texts that the clipboard refuses stand each under its own title', async () => {
  const refused = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  Object.assign(document, { execCommand: () => false });
  onTestFinished(() => {
    refused.mockRestore();
    Reflect.deleteProperty(document, 'execCommand');
  });
  const titles = ['Un lien', 'Un texte'];
  render(titles.map((title) => <CopyButton key={title} title={title} />));
  for (const name of titles) {
    fireEvent.click(screen.getByRole('button', { name }));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name })).value).toBe(name);
  }
});
