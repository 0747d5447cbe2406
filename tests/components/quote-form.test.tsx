import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FeatureGroup } from '@/components/quote/feature-group';
import { QuoteForm } from '@/components/quote/quote-form';
import { makeFeature } from '../support/factories';

const catalogue = [
  makeFeature({ id: 'blog', name: 'Blog', priceUsd: 100 }),
  makeFeature({ id: 'cms', name: 'CMS', priceUsd: 99 }),
  makeFeature({ id: 'mobile-app', name: 'Application mobile', priceUsd: 1600, category: 'Mobile' }),
];

function renderForm() {
  render(
    <QuoteForm
      catalogue={catalogue}
      siteLabel="Site"
      agency={{ email: 'a@b.example', whatsapp: '00000000000' }}
      withoutScript={null}
    >
      <FeatureGroup category="Web" features={catalogue.slice(0, 2)} />
      <FeatureGroup category="Mobile" features={catalogue.slice(2)} />
    </QuoteForm>,
  );
}

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

function tick(name: RegExp) {
  fireEvent.click(screen.getByRole('checkbox', { name }));
}

function writeCustom(text: string) {
  const box = screen.getByRole('textbox', { name: /ce qui manque/ });
  fireEvent.change(box, { target: { value: text } });
  return box;
}

function add(text: string) {
  writeCustom(text);
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
}

function total() {
  return screen.getByRole('status').textContent;
}

function customFeatures() {
  const list = screen.queryByRole('list', { name: 'Fonctionnalités ajoutées' });
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent?.replace('×', ''))
    : [];
}

async function send() {
  fireEvent.change(screen.getByRole('textbox', { name: 'Nom' }), { target: { value: 'Awa' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'E-mail' }), { target: { value: 'awa@exemple.com' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Envoyer ma demande de devis' })));
}

test('features come in groups, each with its price', () => {
  renderForm();

  const web = within(screen.getByRole('group', { name: 'Web' }));
  expect(web.getAllByRole('checkbox')).toHaveLength(2);
  expect(web.getByRole('checkbox', { name: /^Blog\s?\$100$/ })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Mobile' }).textContent).toContain('$1\u202f600');
});

test('a quote starts at $0, and prices are said to be estimates', () => {
  renderForm();

  expect(total()).toBe('Total estimé : $0');
  expect(screen.getByText(/Prix estimatifs/)).toBeTruthy();
});

test('ticking and unticking moves the total, and counts the choices of a group', () => {
  renderForm();

  tick(/Blog/);
  tick(/Application mobile/);
  expect(total()).toBe('Total estimé : $1\u202f700');
  expect(screen.getByRole('group', { name: 'Web' }).textContent).toContain('1 choix sur 2');

  tick(/Blog/);
  expect(total()).toBe('Total estimé : $1\u202f600');
  expect(screen.getByRole('group', { name: 'Web' }).textContent).toContain('Aucun choix');
});

test('a line taken out of the estimate unticks its box', () => {
  renderForm();
  tick(/CMS/);

  fireEvent.click(screen.getByRole('button', { name: 'Retirer CMS de l’estimation' }));

  expect(screen.getByRole('checkbox', { name: /CMS/ })).toHaveProperty('checked', false);
  expect(total()).toBe('Total estimé : $0');
});

test('a custom feature is added by the button, trimmed, for $100, and the box is ready for the next', () => {
  renderForm();

  add('  Carte des agences ');

  expect(customFeatures()).toEqual(['Carte des agences']);
  expect(total()).toBe('Total estimé : $100');
  const box = screen.getByRole('textbox', { name: /ce qui manque/ });
  expect(box).toHaveProperty('value', '');
  expect(document.activeElement).toBe(box);
});

test('Enter adds the custom feature, and does not send the form', () => {
  renderForm();

  const goesOn = fireEvent.keyDown(writeCustom('Chat'), { key: 'Enter' });

  expect(goesOn).toBe(false);
  expect(customFeatures()).toEqual(['Chat']);
});

test('an empty custom feature is ignored', () => {
  renderForm();

  add('   ');

  expect(customFeatures()).toEqual([]);
  expect(total()).toBe('Total estimé : $0');
});

test('the same custom feature may be asked for twice; × removes one of them', () => {
  renderForm();
  add('Chat');
  add('Chat');
  expect(total()).toBe('Total estimé : $200');

  const [first] = screen.getAllByRole('button', { name: 'Retirer Chat' });
  if (first) fireEvent.click(first);

  expect(customFeatures()).toEqual(['Chat']);
  expect(total()).toBe('Total estimé : $100');
});

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
