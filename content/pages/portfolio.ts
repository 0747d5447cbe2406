import { typeset } from '../../lib/rules/french-text';
import { agency } from '../agency';
import { projects } from '../projects';
import { capital, edge, inWords } from '../say';
import { stats } from '../stats';
import type { PortfolioPage } from '../types';

export const portfolioPage = typeset<PortfolioPage>({
  header: {
    eyebrow: 'Portfolio',
    title:
      projects.length > 0
        ? `${capital(inWords(projects.length))} projet${projects.length > 1 ? 's' : ''} en détail.`
        : 'Nos premiers projets.',
    intro:
      projects.length > 0
        ? 'Des écoles, un cabinet, des équipes de terrain : ce que cela a changé pour eux.'
        : 'Ils paraîtront ici, avec ce qu’ils auront changé pour nos clients.',
    edge: edge(
      projects.length > 0
        ? `${inWords(projects.length)} projet${projects.length > 1 ? 's' : ''} en détail`
        : 'premiers fils tendus',
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
  results: { title: `L’atelier en ${inWords(stats.length)} chiffre${stats.length > 1 ? 's' : ''}.` },
  closing: {
    title: 'Et votre projet ?',
    text: `Décrivez-le en quelques lignes. Réponse en ${agency.replyTime}.`,
    action: { label: 'Nous contacter', href: '/contact' },
  },
});
