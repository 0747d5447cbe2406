import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  addFeature,
  field,
  fillIn,
  forms,
  holdNetwork,
  press,
  settle,
  tick,
  write,
} from '../support/lead-forms';

const total = () => screen.getByText(/^Total estimé/).textContent;
const mistakes = () =>
  within(screen.getByRole('alert', { name: /à corriger/ }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test.each(Object.values(forms))(
  '$name: what is missing is named in order, takes focus at each submit, and goes as it is mended',
  async ({ show, submit, name }) => {
    document.title = 'Page';
    const { requests } = holdNetwork();
    show();
    const needsMessage = name === forms.contact.name;
    write('Nom', '   ');

    press(submit);

    expect(requests).toEqual([]);
    expect(mistakes()).toEqual([
      'Saisissez votre nom.',
      'Saisissez votre adresse e-\u2060mail.',
      ...(needsMessage ? ['Écrivez votre message.'] : []),
    ]);
    expect(document.title).toBe('Erreur\u00a0: Page');
    expect(document.activeElement).toBe(screen.getByRole('alert', { name: /à corriger/ }));
    fireEvent.click(screen.getByRole('link', { name: 'Saisissez votre adresse e-\u2060mail.' }));
    expect(document.activeElement).toBe(field('E-mail'));

    write('Nom', 'Awa');
    await settle();
    expect(mistakes()).not.toContain('Saisissez votre nom.');
    press(submit);
    expect(document.activeElement).toBe(screen.getByRole('alert', { name: /à corriger/ }));
    fillIn();
    await settle();
    expect(screen.queryByRole('alert', { name: /à corriger/ })).toBeNull();
    expect(document.title).toBe('Page');
  },
);

test.each(Object.values(forms))(
  '$name: one message leaves, is confirmed for five seconds, and the form comes back empty',
  async ({ show, submit, name, sent }) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { requests, answer } = holdNetwork();
    show();
    fillIn();
    const form = screen.getByRole('form', { name });
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(requests).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Envoi en cours...' })).toHaveProperty('disabled', true);

    await answer(202);
    expect(screen.getByRole('status').textContent).toContain(sent.title);
    expect(document.activeElement).toBe(screen.getByRole('status'));
    act(() => vi.advanceTimersByTime(4_999));
    expect(screen.queryByRole('form')).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('button', { name: submit })).toBeTruthy();
    expect(['Nom', 'E-mail', /^Message/].map((label) => field(label).value)).toEqual(['', '', '']);
    expect(localStorage).toHaveLength(0);
  },
);

test('boxes and features in the visitor’s own words make the total, the lines and the message', async () => {
  const { requests, answer } = holdNetwork();
  forms.quote.show();
  expect(total()).toBe('Total estimé\u00a0: $0');
  tick(/Application mobile/);
  tick(/CMS/);
  await addFeature('  Carte ');
  await addFeature('   ');
  await addFeature('Carte');
  const [first] = screen.getAllByRole('button', { name: 'Retirer Carte' });
  if (first) fireEvent.click(first);
  await settle();
  expect(total()).toBe('Total estimé\u00a0: $1\u202f799');
  expect(screen.getByRole('group', { name: 'Web' }).textContent).toContain('1 choix sur 2');
  press('Retirer CMS de l’estimation');
  await settle();
  expect(screen.getByRole('checkbox', { name: /CMS/ })).toHaveProperty('checked', false);
  expect(fireEvent.keyDown(field(/ce qui manque/), { key: 'Enter' }), 'Enter does not send').toBe(false);

  write(/ce qui manque/, 'Chat');
  fillIn();
  press(forms.quote.submit);
  expect(mistakes()[0]).toMatch(/«\sChat\s»/);
  press('Ajouter');
  press(forms.quote.submit);
  await answer(200);

  const { message } = JSON.parse(requests[0] ?? '') as { message: string };
  expect(message).toContain(
    'sélectionnées : Application mobile\nFonctionnalités personnalisées : Carte, Chat\nTotal estimé : $1800\n',
  );
});

test('a waiting message that has been sent from the form is not offered any more', async () => {
  const { answer } = holdNetwork();
  const { unmount } = forms.contact.show();
  fillIn();
  press(forms.contact.submit);
  await answer(500);
  unmount();

  forms.contact.show();
  expect(screen.getByText('Un message n’est pas parti.')).toBeTruthy();
  fillIn();
  press(forms.contact.submit);
  await answer(200);
  expect(screen.queryByText('Un message n’est pas parti.')).toBeNull();
  expect(localStorage).toHaveLength(0);
});
