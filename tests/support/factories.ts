import type { Article, ArticleSummary, Feature } from '@/content/types';

/** A picture that was found. */
export const cloth = { name: 'tissu', version: 'abc', widths: [400, 800], width: 800, height: 450 };

/** Its category is of the test, whatever the content has. */
type Loose<Sold> = Omit<Sold, 'category'> & { category: string };

/** A right article; each test overrides only what it is about. */
export function makeArticle(overrides: Partial<Loose<Article>> = {}): Article {
  const article: Loose<Article> = {
    id: '11111111-1111-4111-8111-111111111111',
    title: 'Mesurer avant d’optimiser',
    excerpt: 'Trois chiffres suffisent.',
    content: '<p>Trois chiffres suffisent.</p>',
    headings: [],
    author: 'L’équipe Atelier Trame',
    date: '2024-03-15',
    readTime: '8 min',
    category: 'DevOps',
    tags: ['Mesure', 'Web', 'Méthode'],
    image: { picture: 'cover-ci-cd', alt: 'Un tissu' },
    featured: false,
    views: 10,
    likes: 2,
    comments: 1,
    ...overrides,
  };
  return article as Article;
}

export function makeSummary(overrides: Partial<ArticleSummary> = {}): ArticleSummary {
  const { content: _, headings: __, ...rest } = makeArticle();
  return { ...rest, image: { picture: cloth, alt: 'Un tissu' }, ...overrides };
}

export function makeFeature(overrides: Partial<Loose<Feature>> = {}): Feature {
  return { id: 'blog', name: 'Blog', price: 100, category: 'Web', ...overrides } as Feature;
}
