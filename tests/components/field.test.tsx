import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field } from '@/components/lead/field';

test('a field is announced by its label, and is required unless it says otherwise', () => {
  render(
    <>
      <Field name="name" label="Nom" />
      <Field name="company" label="Entreprise" isOptional />
    </>,
  );

  expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveProperty('required', true);
  expect(screen.getByRole('textbox', { name: /^Entreprise\s?\(facultatif\)$/ })).toHaveProperty(
    'required',
    false,
  );
});

test('the hint, then the error, are read out with the field they belong to', () => {
  render(<Field name="email" label="E-mail" type="email" hint="Pour vous répondre." error="Saisissez-la." />);

  const field = screen.getByRole('textbox', {
    name: 'E-mail',
    description: /^Pour vous répondre\. Erreur\s:\s?Saisissez-la\.$/,
  });
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('a field without hint or error describes nothing and is not called wrong', () => {
  render(<Field name="email" label="E-mail" />);

  const field = screen.getByRole('textbox', { name: 'E-mail', description: '' });
  expect(field.hasAttribute('aria-invalid')).toBe(false);
});

test('what was typed before the error showed stays', () => {
  const { rerender } = render(<Field multiline name="message" label="Message" />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  field.value = 'Bonjour';

  rerender(<Field multiline name="message" label="Message" error="Écrivez votre message." />);

  expect(screen.getByRole('textbox', { name: 'Message' })).toBe(field);
  expect(field.value).toBe('Bonjour');
});
