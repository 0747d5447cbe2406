import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillLines, mailLink, plainText, whatsappLink } from '@/lib/rules/lead/other-ways';
import { makeMailerBody } from '../../support/factories';

const CUT = '… (suite)';

test('a contact message says who writes, with the company only when there is one; a quote goes as it was composed', () => {
  const body = makeMailerBody({ noms: ['Awa', 'Awa'], sender_email: 'awa@exemple.org' });
  const quote = makeMailerBody({ sujet: 'Demande de devis personnalisé', message: 'Nom : Awa\nTotal' });
  expect(plainText({ ...body, organisation: 'Kora Logistique' })).toBe(
    'Nom : Awa\nEmail : awa@exemple.org\nEntreprise : Kora Logistique\n\nBonjour',
  );
  expect(plainText(body)).toBe('Nom : Awa\nEmail : awa@exemple.org\n\nBonjour');
  expect(plainText(quote)).toBe('Nom : Awa\nTotal');
});

test('of a text with names, a line is left out whose names all stand for nothing', () => {
  expect(fillLines('Bonjour,\n{lines}\n{name} {company}\n{email}', { lines: '- {x}, $5', name: 'Awa' })).toBe(
    'Bonjour,\n- {x}, $5\nAwa ',
  );
});

test('a mail opens with its subject, and lines that every mail program breaks', () => {
  const link = new URL(mailLink('bonjour@agence.example', 'Demande de devis', 'ligne 1\nligne 2', CUT));
  expect(link.pathname).toBe('bonjour@agence.example');
  expect(link.searchParams.get('subject')).toBe('Demande de devis');
  expect(link.searchParams.get('body')).toBe('ligne 1\r\nligne 2');
});

test('a long text is cut within what links carry, and says where the rest is, however odd it is', () => {
  expect(decodeURIComponent(whatsappLink('1', 'é'.repeat(5_000), CUT))).toMatch(/é{100}… \(suite\)$/);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 4_000 }), (text) => {
      const odd = `${text}\ud800`;
      for (const link of [whatsappLink('1', odd, CUT), mailLink('a@b.fr', 'Sujet', odd, CUT)]) {
        expect(link.length).toBeLessThanOrEqual(2_000);
        expect(() => decodeURIComponent(link)).not.toThrow();
      }
    }),
  );
});
