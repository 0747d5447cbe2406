import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { Pricing } from '@/components/sections/pricing';
import { makeOffer } from '../support/factories';

function renderOffers(...offers: ReturnType<typeof makeOffer>[]) {
  return render(<Offers offers={offers} eurPerUsd={0.8612} />);
}

function Offers(props: Pick<ComponentProps<typeof Pricing>, 'offers' | 'eurPerUsd'>) {
  return (
    <Pricing
      id="tarifs"
      title="Tarifs"
      {...props}
      offerAction={{ label: 'Choisir', href: '/contact' }}
      popular="Le plus populaire"
      terms="Prix hors taxes."
      quoteInvitation="Autre chose ?"
      quoteAction={{ label: 'Composer', href: '/devis' }}
    />
  );
}

test.each([
  [1, '3'],
  [2, '33'],
  [3, '222'],
  [4, '3333'],
  [5, '22233'],
  [7, '2223333'],
  [12, '222222222222'],
])('%i offers stand in rows of three and two without a hole', (count, spans) => {
  renderOffers(...Array.from({ length: count }, (_, n) => makeOffer({ id: `offre-${n}` })));
  const cards = screen.getAllByRole('heading', { level: 3 }).map((title) => title.closest('li')?.className);

  expect(cards.map((look) => look?.match(/md:col-span-(\d)/)?.[1]).join('')).toBe(spans);
});

test('the price is told in CFA francs too, as long as the rate is known', () => {
  const offers = [makeOffer({ priceUsd: 349 })];
  const { rerender } = renderOffers(...offers);
  expect(screen.getByText('≈ 197 000 FCFA')).toBeTruthy();

  rerender(<Offers offers={offers} eurPerUsd={null} />);
  expect(screen.queryByText(/FCFA/)).toBeNull();
});
