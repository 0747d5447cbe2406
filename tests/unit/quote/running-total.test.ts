import { expect, test } from 'vitest';
import { catalogue } from '@/content/catalogue';
import { runningTotalRules } from '@/lib/quote/running-total';
import { makeFeature } from '../../support/factories';

test('a ticked box of any price of the catalogue adds that price', () => {
  const rules = runningTotalRules(catalogue);

  for (const { priceUsd } of catalogue) {
    expect(rules).toContain(`[data-price="${priceUsd}"]:checked{counter-increment:total ${priceUsd}}`);
  }
});

test('two features of one price share its rule', () => {
  const rules = runningTotalRules([makeFeature(), makeFeature({ id: 'newsletter' })]);

  expect(rules.split(':checked')).toHaveLength(2);
});
