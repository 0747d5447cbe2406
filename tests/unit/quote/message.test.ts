import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue } from '@/content/catalogue';
import { composeQuoteMessage } from '@/lib/rules/quote/message';
import { FIRST, LATE, line, MIDDLE, sumOf } from '../../support/chosen';

const nothing = { featureIds: [], customFeatures: [] };

test('a full request reads line by line, in the agreed order', () => {
  const request = { name: 'Awa Diop', email: 'awa@exemple.com', company: 'Kora', message: 'Pour mars.' };
  const selection = {
    featureIds: [MIDDLE, LATE, FIRST],
    customFeatures: ['Carte des agences', 'Chat'],
  };

  expect(composeQuoteMessage({ ...request, ...selection }, catalogue)).toBe(
    [
      'Nom : Awa Diop',
      'Email : awa@exemple.com',
      'Entreprise : Kora',
      `Fonctionnalités sélectionnées : ${[FIRST, MIDDLE, LATE].map((id) => line(id).name).join(', ')}`,
      'Fonctionnalités personnalisées : Carte des agences, Chat',
      `Total estimé : $${sumOf(selection.featureIds, 2)}`,
      'Message : Pour mars.',
    ].join('\n'),
  );
});

test('a request without company, choice or message says so in the agreed words', () => {
  const request = { name: 'Awa', email: 'awa@exemple.com', company: '', message: '' };

  expect(composeQuoteMessage({ ...request, ...nothing }, catalogue)).toBe(
    [
      'Nom : Awa',
      'Email : awa@exemple.com',
      'Entreprise : Non spécifié',
      'Fonctionnalités sélectionnées : Aucune fonctionnalité sélectionnée',
      'Fonctionnalités personnalisées : Aucune fonctionnalité personnalisée',
      'Total estimé : $0',
      'Message : ',
    ].join('\n'),
  );
});

test('whatever is typed or chosen arrives whole, character by character', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 });
  const ids = catalogue.map(({ id }) => id as string);

  fc.assert(
    fc.property(
      fc.record({ name: text, email: text, company: text, message: text }),
      fc.record({ featureIds: fc.shuffledSubarray(ids), customFeatures: fc.array(text, { maxLength: 5 }) }),
      (request, selection) => {
        const mail = composeQuoteMessage({ ...request, ...selection }, catalogue);
        const names = catalogue.filter(({ id }) => selection.featureIds.includes(id)).map(({ name }) => name);

        expect(mail.startsWith(`Nom : ${request.name}\nEmail : ${request.email}\nEntreprise : `)).toBe(true);
        expect(mail).toContain(`\nFonctionnalités sélectionnées : ${names.join(', ')}`);
        expect(mail).toContain(`\nFonctionnalités personnalisées : ${selection.customFeatures.join(', ')}`);
        expect(mail).toMatch(/\nTotal estimé : \$\d+\n/);
        expect(mail.endsWith(`\nMessage : ${request.message}`)).toBe(true);
      },
    ),
  );
});
