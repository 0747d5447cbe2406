import { fillCount } from '../../lib/rules/fill';
import { typeset } from '../../lib/rules/french-text';
import { agency } from '../agency';
import { projects } from '../projects';
import { edge } from '../say';
import type { PortfolioPage } from '../types';

export const portfolioPage = typeset<PortfolioPage>({
  header: {
    eyebrow: 'Portfolio',
    title: 'Projets en détail.',
    intro: 'Trois écoles, une équipe de projet, un cabinet, un bureau d’études, des agents de terrain.',
    edge: edge(
      fillCount({ none: 'à venir', one: '{count} projet', many: '{count} projets' }, projects.length),
    ),
    picture: 'header-portfolio',
  },
  labels: {
    technologies: 'Technologies',
    features: 'Ce que l’on y trouve',
    impact: 'Ce qui a changé',
    visit: 'Voir le projet',
    source: 'Code source',
    tour: 'Visite guidée',
  },
  results: { title: `Nos chiffres, depuis ${agency.team.since}.` },
  closing: {
    title: 'Et votre projet ?',
    text: 'Décrivez-le, ou demandez une visite guidée de l’un des nôtres.',
    action: { label: 'Nous contacter', href: '/contact' },
  },
});
