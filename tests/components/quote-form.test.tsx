import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { add, customFeatures, renderForm, tick, total, writeCustom } from '../support/quote-form';

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
