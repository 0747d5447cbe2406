import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactErrors, quoteErrors } from '@/lib/forms/validators';

const answers = { name: 'Awa', email: 'awa@exemple.com', message: 'Bonjour', pendingFeature: '' };

test('a contact message needs a name, an e-mail and a message, told in the order of the fields', () => {
  const errors = contactErrors({ name: '', email: '', message: '' });

  expect(Object.entries(errors)).toEqual([
    ['name', 'Saisissez votre nom.'],
    ['email', 'Saisissez votre adresse e-mail.'],
    ['message', 'Écrivez votre message.'],
  ]);
});

test('a complete contact message has nothing to correct', () => {
  expect(contactErrors(answers)).toEqual({});
});

test('a quote needs a name and an e-mail only', () => {
  expect(Object.keys(quoteErrors({ name: '', email: '', pendingFeature: '' }))).toEqual(['name', 'email']);
  expect(quoteErrors(answers)).toEqual({});
});

test('a feature typed but not added is named first, so that it is neither lost nor priced unseen', () => {
  const errors = quoteErrors({ name: '', email: '', pendingFeature: 'Chat' });

  expect(Object.keys(errors)).toEqual(['custom', 'name', 'email']);
  expect(errors.custom).toContain('« Chat »');
});

test.each([
  'awa@exemple.com',
  'awa.diop+site@mail.exemple.co.ke',
  "o'connor@exemple.com",
  'a@b',
  '_@1.example',
  'awa@xn--caf-dma.example',
])('%s is an e-mail address, as browsers have it', (email) => {
  expect(contactErrors({ ...answers, email })).toEqual({});
});

test.each([
  'awa',
  '@exemple.com',
  'awa@',
  'awa@exemple..com',
  'awa@-exemple.com',
  'awa diop@exemple.com',
  'awa@exemple.com, zoe@exemple.com',
  'awa@exemple.com\nBcc: tous@exemple.com',
  'awa@@exemple.com',
  'é@exemple.com',
])('%j is no e-mail address, and the message shows what one looks like', (email) => {
  expect(contactErrors({ ...answers, email }).email).toContain('nom@exemple.com');
});

test('an answer of any kind and length is judged at once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 5000 }), (text) => {
      expect(contactErrors({ name: text, email: `${text}@`, message: text })).toHaveProperty('email');
    }),
    { numRuns: 50 },
  );
});
