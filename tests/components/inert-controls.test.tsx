import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { articleWords, blogPage } from '@/content/pages/blog';
import { portfolioPage } from '@/content/pages/portfolio';
import { ArticleReactions } from '@/components/blog/article-reactions';
import { Newsletter } from '@/components/blog/newsletter';
import { withImage } from '@/lib/build/pictures';
import { CaseStudies } from '@/components/sections/case-studies';
import { InertButton } from '@/components/ui/inert-button';
import { makeProject } from '../support/factories';

const { labels } = portfolioPage;

test('a control that is not open yet can be reached, and says it is unavailable', () => {
  render(<InertButton>Sauvegarder</InertButton>);

  const button = screen.getByRole('button', { name: 'Sauvegarder' });
  button.focus();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('pressing it sends no form, even inside one', () => {
  let sent = 0;
  render(
    <form onSubmit={() => sent++}>
      <InertButton>Sauvegarder</InertButton>
    </form>,
  );

  fireEvent.click(screen.getByRole('button', { name: 'Sauvegarder' }));

  expect(sent).toBe(0);
});

test('an article announces its likes, its comments and the saving to come', () => {
  render(<ArticleReactions likes={132} comments={17} words={articleWords} />);

  const names = screen.getAllByRole('button').map((button) => button.textContent);
  expect(names).toEqual(['132 j’aime', '17 commentaires', 'Sauvegarder']);
});

test('the newsletter takes an address and pretends nothing', () => {
  render(<Newsletter {...blogPage.newsletter} />);

  expect(screen.getByRole('textbox', { name: 'Votre e-\u2060mail' })).toHaveProperty('type', 'email');
  expect(screen.getByRole('button', { name: "S'abonner" }).getAttribute('aria-disabled')).toBe('true');
});

test('a project shows what it is and does; its two buttons are not open yet', () => {
  const project = makeProject({
    title: 'School Manager',
    impact: '3 écoles.',
    technologies: ['React', 'Django'],
  });
  render(<CaseStudies projects={[withImage(project)]} labels={labels} />);

  expect(screen.getByRole('heading', { name: 'School Manager' })).toBeTruthy();
  for (const text of ['Site vitrine', 'Un projet.', 'Recherche', '3 écoles.', 'React, Django']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  for (const name of ['Voir le projet', 'Code source']) {
    expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
  }
});
