import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue } from '@/content/catalogue';
import { answersOf } from '@/lib/rules/lead/answers';
import { composeQuoteMessage } from '@/lib/rules/quote/message';

test('whatever is typed or chosen arrives whole, character by character', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 });
  const ids = catalogue.map(({ id }) => id as string);

  fc.assert(
    fc.property(
      fc.record({ name: text, email: text, company: text, message: text }),
      fc.record({ featureIds: fc.shuffledSubarray(ids), customFeatures: fc.array(text, { maxLength: 5 }) }),
      (request, selection) => {
        const mail = composeQuoteMessage({ ...answersOf([]), ...request, ...selection }, catalogue);
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
