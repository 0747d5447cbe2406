import { expect, test } from 'vitest';
import { catalogue, featureCategories } from '@/content/catalogue';

test('the catalogue sells these 29 features at these prices', () => {
  expect(
    Object.fromEntries(catalogue.map(({ id, priceUsd, category }) => [id, [priceUsd, category]])),
  ).toEqual({
    'landing-page': [50, 'Web'],
    'responsive-design': [100, 'Web'],
    'contact-form': [50, 'Web'],
    'seo-basic': [20, 'Web'],
    'seo-advanced': [50, 'Web'],
    cms: [99, 'Web'],
    'social-integration': [50, 'Web'],
    analytics: [30, 'Web'],
    'multi-language': [79, 'Web'],
    blog: [100, 'Web'],
    hosting: [99, 'Infrastructure'],
    'hosting-premium': [149, 'Infrastructure'],
    backup: [150, 'Infrastructure'],
    'custom-domain': [29, 'Infrastructure'],
    'support-3months': [49, 'Support'],
    'support-6months': [99, 'Support'],
    'chat-support': [150, 'Support'],
    'mobile-app': [1600, 'Mobile'],
    'mobile-ios': [799, 'Mobile'],
    'mobile-android': [799, 'Mobile'],
    'store-publication': [200, 'Mobile'],
    'api-integration': [499, 'Développement'],
    'payment-integration': [499, 'Développement'],
    database: [399, 'Développement'],
    'admin-panel': [399, 'Développement'],
    'e-commerce': [899, 'E-commerce'],
    'e-commerce-advanced': [1700, 'E-commerce'],
    newsletter: [100, 'Marketing'],
    'ssl-certificate': [20, 'Sécurité'],
  });
  expect(catalogue).toHaveLength(29);
});

test('the eight categories come in this order', () => {
  expect(featureCategories).toEqual([
    'Web',
    'Mobile',
    'E-commerce',
    'Développement',
    'Infrastructure',
    'Support',
    'Marketing',
    'Sécurité',
  ]);
});

test('no two features bear the same name, in the list or in the mail', () => {
  const names = catalogue.map(({ name }) => name);

  expect(new Set(names).size).toBe(names.length);
});
