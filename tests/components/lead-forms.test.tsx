import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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

// What is asked for, said and confirmed: tests/e2e/heard.spec.ts, contact.spec.ts and leads.spec.ts.
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
