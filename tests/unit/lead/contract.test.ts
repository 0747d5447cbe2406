import { expect, test } from 'vitest';
import { mailerBody } from '@/lib/rules/lead/contract';

const awa = { name: 'Awa Diop', email: 'awa@exemple.com', company: 'Kora Logistique' };

test('a contact message has exactly these six fields, in this order', () => {
  const body = mailerBody('contact', awa, 'Bonjour', 'Site Atelier Trame');

  expect(JSON.stringify(body)).toBe(
    JSON.stringify({
      sender_email: 'awa@exemple.com',
      sender_name: 'Site Atelier Trame',
      organisation: 'Kora Logistique',
      sujet: 'Envoie depuis la page contact',
      message: 'Bonjour',
      noms: ['Awa Diop', 'Awa Diop'],
    }),
  );
});

test('a quote request is told apart by its subject', () => {
  expect(mailerBody('quote', awa, 'Nom : Awa', 'Site').sujet).toBe('Demande de devis personnalisé');
});

test('a company left blank is said to be unspecified', () => {
  expect(mailerBody('contact', { ...awa, company: '' }, 'Bonjour', 'Site').organisation).toBe('Non spécifié');
});
