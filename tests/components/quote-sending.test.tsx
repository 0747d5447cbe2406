import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { add, customFeatures, renderForm, tick, total, writeCustom } from '../support/quote-form';

/** The network, answering every request at once with a status; what was sent is kept. */
function answerWith(status: number): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    requests.push(String(init.body));
    return new Response(null, { status });
  });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    logged.mockRestore();
  });
  return requests;
}

async function send() {
  fireEvent.change(screen.getByRole('textbox', { name: 'Nom' }), { target: { value: 'Awa' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'E-mail' }), { target: { value: 'awa@exemple.com' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Envoyer ma demande de devis' })));
}

test('a quote without name or e-mail is not sent; its message is optional', async () => {
  const requests = answerWith(200);
  renderForm();

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Envoyer ma demande de devis' })));

  expect(requests).toEqual([]);
  const mistakes = within(screen.getByRole('alert')).getAllByRole('link');
  expect(mistakes.map((link) => link.textContent)).toEqual([
    'Saisissez votre nom.',
    'Saisissez votre adresse e-mail.',
  ]);
});

test('a feature typed but not added stops the quote, rather than being lost', async () => {
  const requests = answerWith(200);
  renderForm();
  writeCustom('Chat');

  await send();

  expect(requests).toEqual([]);
  expect(screen.getByRole('alert').textContent).toContain('« Chat »');
});

test('what leaves is what was chosen, then everything is cleared', async () => {
  const requests = answerWith(202);
  renderForm();
  tick(/Application mobile/);
  tick(/CMS/);
  add('Carte');

  await send();

  const { sujet, message } = JSON.parse(requests[0] ?? '') as Record<string, string>;
  expect(sujet).toBe('Demande de devis personnalisé');
  expect(message?.split('\n').slice(3, 6)).toEqual([
    'Fonctionnalités sélectionnées : CMS, Application mobile',
    'Fonctionnalités personnalisées : Carte',
    'Total estimé : $1799',
  ]);
  expect(await screen.findByText('Total estimé : $0')).toBeTruthy();
  expect(screen.getAllByRole('checkbox').filter((box) => (box as HTMLInputElement).checked)).toEqual([]);
  expect(customFeatures()).toEqual([]);
});

test('a quote refused keeps every choice and every word', async () => {
  answerWith(503);
  renderForm();
  tick(/Blog/);
  add('Carte');

  await send();
  expect(screen.getByRole('alert').textContent).toContain(
    "Erreur lors de l'envoi du devis. Veuillez réessayer.",
  );
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));

  expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveProperty('value', 'Awa');
  expect(screen.getByRole('checkbox', { name: /Blog/ })).toHaveProperty('checked', true);
  expect(customFeatures()).toEqual(['Carte']);
  expect(total()).toBe('Total estimé : $200');
});
