import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailLink, plainText, whatsappLink } from '@/lib/rules/lead/other-ways';
import { makeMailerBody } from '../../support/factories';

const CUT = '… (suite)';

test('a contact message says who writes, with the company only when there is one', () => {
  const body = makeMailerBody({
    sujet: 'Envoie depuis la page contact',
    noms: ['Awa', 'Awa'],
    sender_email: 'awa@exemple.org',
    message: 'Bonjour',
  });

  expect(plainText({ ...body, organisation: 'Kora Logistique' })).toBe(
    'Nom : Awa\nEmail : awa@exemple.org\nEntreprise : Kora Logistique\n\nBonjour',
  );
  expect(plainText({ ...body, organisation: 'Non spécifié' })).toBe(
    'Nom : Awa\nEmail : awa@exemple.org\n\nBonjour',
  );
});

test('a quote goes as it was composed', () => {
  expect(
    plainText(makeMailerBody({ sujet: 'Demande de devis personnalisé', message: 'Nom : Awa\nTotal' })),
  ).toBe('Nom : Awa\nTotal');
});

test('WhatsApp opens on the agency with the whole text', () => {
  const link = new URL(whatsappLink('22900000000', 'Bonjour & à bientôt\n100 %', CUT));

  expect(`${link.origin}${link.pathname}`).toBe('https://wa.me/22900000000');
  expect(link.searchParams.get('text')).toBe('Bonjour & à bientôt\n100 %');
});

test('a mail opens with its subject, and lines that every mail program breaks', () => {
  const link = new URL(mailLink('bonjour@agence.example', 'Demande de devis', 'ligne 1\nligne 2', CUT));

  expect(link.pathname).toBe('bonjour@agence.example');
  expect(link.searchParams.get('subject')).toBe('Demande de devis');
  expect(link.searchParams.get('body')).toBe('ligne 1\r\nligne 2');
});

test('a long text is cut within what links carry, and says where the rest is', () => {
  const link = whatsappLink('22900000000', 'é'.repeat(5_000), CUT);

  expect(link.length).toBeLessThanOrEqual(2_000);
  expect(decodeURIComponent(link)).toMatch(/é{100}… \(suite\)$/);
});

test('no text, however odd, makes a link that is too long or cannot be read back', () => {
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
