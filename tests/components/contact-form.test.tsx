import { fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { formWords } from '@/content/forms';
import { site } from '@/content/site';
import { ContactForm } from '@/components/lead/contact-form';

test('one thing more that the content asks for is a field, and arrives with the message', async () => {
  const send = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
  onTestFinished(() => send.mockRestore());
  const fields = { ...formWords.fields, more: [{ label: 'Budget annuel' }] };
  render(<ContactForm siteLabel="Site" agency={site} words={{ ...formWords, fields }} />);
  const said = { Nom: 'Awa', 'E-mail': 'awa@exemple.com', 'Budget annuel': '1 000 $', Message: 'Bonjour' };
  for (const [label, value] of Object.entries(said))
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: formWords.contact.submit }));

  await expect.poll(() => send.mock.calls.length).toBe(1);
  expect(JSON.parse(String(send.mock.calls[0]?.[1]?.body))).toMatchObject({
    message: 'Budget annuel : 1 000 $\n\nBonjour',
  });
});
