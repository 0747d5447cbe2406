import { expect, test } from 'vitest';
import { catalogue, featureCategories } from '@/content/catalogue';
import { plainText } from '../support/plain-text';
import { main } from '../support/read-page';

test('the quote page sells every feature of the catalogue at its price, in its category', () => {
  const groups = [...main('/devis').querySelectorAll('form fieldset')];

  expect(groups.map((group) => plainText(group.querySelector('legend')?.textContent))).toEqual([
    ...featureCategories,
    'Fonctionnalités sur mesure',
  ]);
  const shown = groups.flatMap((group) =>
    [...group.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')].map((box) => [
      plainText(group.querySelector('legend')?.textContent),
      box.value,
      plainText(box.closest('label')?.textContent),
      box.checked,
    ]),
  );
  const sold = featureCategories.flatMap((category) =>
    catalogue
      .filter((feature) => feature.category === category)
      .map(({ id, name, priceUsd }) => [
        category,
        id,
        plainText(`${name} $${priceUsd}`).replace(/(\d)(\d{3})$/, '$1 $2'),
        false,
      ]),
  );
  expect(shown).toEqual(sold);
});

test('a quote starts at $0, a custom feature is said to cost $100, and prices to be estimates', () => {
  const quote = main('/devis');

  expect(plainText(quote.querySelector('[role="status"]')?.textContent)).toBe('Total estimé : $0');
  expect(plainText(quote.textContent)).toContain('$100 chacune');
  expect(plainText(quote.textContent)).toContain('Prix estimatifs');
});

test('a quote needs a name and an e-mail; company and message are optional', () => {
  const fields = [...main('/devis').querySelectorAll<HTMLInputElement>('form input, form textarea')].filter(
    ({ name }) => ['name', 'email', 'company', 'message'].includes(name),
  );

  expect(fields.map(({ name, type, required }) => [name, type, required])).toEqual([
    ['name', 'text', true],
    ['email', 'email', true],
    ['company', 'text', false],
    ['message', 'textarea', false],
  ]);
});
