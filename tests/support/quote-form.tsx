import { fireEvent, render, screen, within } from '@testing-library/react';
import { CustomFeatureGroup } from '@/components/quote/custom-feature-group';
import { FeatureGroup } from '@/components/quote/feature-group';
import { QuoteForm } from '@/components/quote/quote-form';
import { ReceiptHead } from '@/components/quote/receipt-head';
import { TotalBar } from '@/components/quote/total-bar';
import { makeFeature } from './factories';

const catalogue = [
  makeFeature({ id: 'blog', name: 'Blog', priceUsd: 100 }),
  makeFeature({ id: 'cms', name: 'CMS', priceUsd: 99 }),
  makeFeature({ id: 'mobile-app', name: 'Application mobile', priceUsd: 1600, category: 'Mobile' }),
];

/** The quote form over a small catalogue. */
export function renderForm() {
  render(
    <QuoteForm
      catalogue={catalogue}
      prices="essai"
      eurPerUsd={0.86}
      siteLabel="Site"
      agency={{ email: 'a@b.example', whatsapp: '00000000000' }}
      receiptHead={<ReceiptHead />}
      withoutScript={null}
    >
      <FeatureGroup category="Web" features={catalogue.slice(0, 2)} eurPerUsd={0.86} />
      <FeatureGroup category="Mobile" features={catalogue.slice(2)} eurPerUsd={0.86} />
      <CustomFeatureGroup />
      <TotalBar />
    </QuoteForm>,
  );
}

export function tick(name: RegExp) {
  fireEvent.click(screen.getByRole('checkbox', { name }));
}

export function writeCustom(text: string) {
  const box = screen.getByRole('textbox', { name: /ce qui manque/ });
  fireEvent.change(box, { target: { value: text } });
  return box;
}

export function add(text: string) {
  writeCustom(text);
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
}

export function total() {
  return screen.getByText(/^Total estimé/).textContent;
}

export function customFeatures() {
  const list = screen.queryByRole('list', { name: 'Fonctionnalités ajoutées' });
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent?.replace('×', ''))
    : [];
}
