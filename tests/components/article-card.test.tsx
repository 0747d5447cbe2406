import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ArticleCard, FeaturedArticle } from '@/components/blog/article-card';
import { makeSummary } from '../support/factories';

test.each([
  ['card', ArticleCard],
  ['featured article', FeaturedArticle],
])('a %s shows the first two tags only, date, reading time, and one link', (_, Card) => {
  render(<Card article={makeSummary({ id: 'un', tags: ['Mesure', 'Web', 'Méthode'] })} />);

  expect(screen.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual(['Mesure', 'Web']);
  expect(screen.getByText('DevOps')).toBeTruthy();
  expect(screen.getByText('Trois chiffres suffisent.')).toBeTruthy();
  expect(screen.getByText(/8 min/).textContent).toBe('15 mars 2024 · 8 min');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/blog/un']);
  expect(screen.getByRole('link', { name: 'Mesurer avant d’optimiser' })).toBeTruthy();
});
