import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ContactForm } from '@/components/forms/contact-form';

type Answer = (status: number) => Promise<void>;

/** The network, held: each request waits for the answer the test gives. */
function holdNetwork(): { requests: string[]; answer: Answer } {
  const requests: string[] = [];
  let release: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    requests.push(String(init.body));
    return new Promise<Response>((resolve) => (release = resolve));
  });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    logged.mockRestore();
  });
  return { requests, answer: (status) => act(async () => release(new Response(null, { status }))) };
}

function field(name: string | RegExp) {
  return screen.getByRole<HTMLInputElement>('textbox', { name });
}

function fillIn() {
  field('Nom').value = 'Awa';
  field('E-mail').value = 'awa@exemple.com';
  field('Message').value = 'Bonjour';
}

function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
}

test('an empty form is not sent: each missing field is named, in order, and beside the field', () => {
  const { requests } = holdNetwork();
  render(<ContactForm siteLabel="Site" agency={{ email: 'a@b.example', whatsapp: '00000000000' }} />);

  press('Envoyer le message');

  expect(requests).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Saisissez votre nom.',
    'Saisissez votre adresse e-mail.',
    'Écrivez votre message.',
  ]);
  expect(screen.getByRole('textbox', { name: 'Nom', description: /Saisissez votre nom\./ })).toBeTruthy();
});

test('spaces alone do not fill a required field', () => {
  const { requests } = holdNetwork();
  render(<ContactForm siteLabel="Site" agency={{ email: 'a@b.example', whatsapp: '00000000000' }} />);
  fillIn();
  field('Message').value = '  \n ';

  press('Envoyer le message');

  expect(requests).toEqual([]);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Écrivez votre message.']);
});

test('once corrected, the mistakes leave and the message goes', () => {
  const { requests } = holdNetwork();
  render(<ContactForm siteLabel="Site" agency={{ email: 'a@b.example', whatsapp: '00000000000' }} />);
  press('Envoyer le message');
  fillIn();

  press('Envoyer le message');

  expect(screen.queryByRole('alert')).toBeNull();
  expect(JSON.parse(requests[0] ?? '')).toMatchObject({
    sender_email: 'awa@exemple.com',
    sender_name: 'Site',
    organisation: 'Non spécifié',
    message: 'Bonjour',
    noms: ['Awa', 'Awa'],
  });
});

test('while a message is under way the button says so, and a second submit is ignored', () => {
  const { requests } = holdNetwork();
  render(<ContactForm siteLabel="Site" agency={{ email: 'a@b.example', whatsapp: '00000000000' }} />);
  fillIn();

  const form = screen.getByRole('form', { name: 'Formulaire de contact' });
  fireEvent.submit(form);
  fireEvent.submit(form);

  expect(requests).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Envoi en cours...' })).toHaveProperty('disabled', true);
});

test('a message sent is confirmed for five seconds, then the form comes back empty', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { answer } = holdNetwork();
  render(<ContactForm siteLabel="Site" agency={{ email: 'a@b.example', whatsapp: '00000000000' }} />);
  fillIn();
  press('Envoyer le message');

  await answer(202);
  expect(screen.getByRole('status').textContent).toContain('Message envoyé');
  expect(document.activeElement).toBe(screen.getByRole('status'));
  act(() => vi.advanceTimersByTime(4_999));
  expect(screen.queryByRole('form')).toBeNull();

  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('form')).toBeTruthy();
  expect(['Nom', 'E-mail', 'Message'].map((name) => field(name).value)).toEqual(['', '', '']);
});

test('a message refused is told, and "Réessayer" gives back the form with every word in it', async () => {
  const { requests, answer } = holdNetwork();
  render(<ContactForm siteLabel="Site" agency={{ email: 'a@b.example', whatsapp: '00000000000' }} />);
  fillIn();
  press('Envoyer le message');

  await answer(500);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain("Erreur d'envoi");
  expect(alert.textContent).toContain("Erreur lors de l'envoi du message. Veuillez réessayer.");
  expect(document.activeElement).toBe(alert);

  press('Réessayer');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(['Nom', 'E-mail', 'Message'].map((name) => field(name).value)).toEqual([
    'Awa',
    'awa@exemple.com',
    'Bonjour',
  ]);

  press('Envoyer le message');
  expect(requests).toHaveLength(2);
});
