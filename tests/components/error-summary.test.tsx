import { fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { ErrorSummary } from '@/components/forms/error-summary';
import { Field } from '@/components/forms/field';

const twoErrors = { name: 'Saisissez votre nom.', email: 'Saisissez votre adresse e-mail.' };

test('without errors there is nothing to read', () => {
  const { container } = render(<ErrorSummary errors={{}} />);

  expect(container.textContent).toBe('');
});

test('what is left to correct takes focus as it appears', () => {
  render(<ErrorSummary errors={twoErrors} />);

  const summary = screen.getByRole('alert', { name: 'Il reste 2 points à corriger' });
  expect(document.activeElement).toBe(summary);
});

test('a second submit with the same mistakes brings focus back to them', () => {
  const { rerender } = render(<ErrorSummary errors={twoErrors} />);
  screen.getByRole('link', { name: twoErrors.name }).focus();

  rerender(<ErrorSummary errors={{ ...twoErrors }} />);

  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('one mistake is counted in the singular', () => {
  render(<ErrorSummary errors={{ name: 'Saisissez votre nom.' }} />);

  expect(screen.getByRole('heading', { name: 'Il reste un point à corriger' })).toBeTruthy();
});

test('each mistake leads to its field', () => {
  // Scrolling is the browser's affair: there is nothing to scroll here.
  Element.prototype.scrollIntoView = () => undefined;
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
  render(
    <>
      <ErrorSummary errors={twoErrors} />
      <Field name="name" label="Nom" />
      <Field name="email" label="E-mail" />
    </>,
  );

  fireEvent.click(screen.getByRole('link', { name: twoErrors.email }));

  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-mail' }));
});

test('the title of the page tells of mistakes as long as there are some', () => {
  document.title = 'Contact';
  const { rerender } = render(<ErrorSummary errors={twoErrors} />);
  expect(document.title).toBe('Erreur\u00a0: Contact');

  rerender(<ErrorSummary errors={{ name: twoErrors.name }} />);
  expect(document.title).toBe('Erreur\u00a0: Contact');

  rerender(<ErrorSummary errors={{}} />);
  expect(document.title).toBe('Contact');
});

test('mistakes on a page that is left take nothing from the title of the next', () => {
  document.title = 'Contact';
  const { unmount } = render(<ErrorSummary errors={twoErrors} />);
  document.title = 'Services';

  unmount();

  expect(document.title).toBe('Services');
});
