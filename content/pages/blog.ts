import { listed, typeset } from '../../lib/rules/french-text';
import { agency } from '../agency';
import { edge } from '../say';
import type { ArticleEnding, ArticleParts, ArticleWords, BlogPage, BlogWords, FeedWords } from '../types';

export const blogPage = typeset<BlogPage>({
  header: {
    eyebrow: 'Blog',
    title: 'Nos articles et leur code.',
    intro: 'Paiement mobile, hors ligne, données, mise en ligne : ce qui tient, et ce qui a cassé.',
    edge: edge('code essayé, licence MIT'),
    picture: 'header-blog',
  },
  featured: { title: 'À la une' },
  latest: { title: 'Derniers articles' },
  newsletter: {
    title: 'Bientôt : nos articles par e-mail.',
    text: 'Un message à chaque parution, rien d’autre.',
    email: 'Votre e-mail',
    subscribe: "S'abonner",
    feed: { label: 'En attendant, suivez le flux', href: '/feed.xml' },
  },
  closing: {
    title: 'Le même chantier chez vous ?',
    text: 'Dites-nous où vous en êtes. Nous vous dirons ce que nous ferions, et ce qu’il vaut mieux ne pas développer.',
    action: { label: 'Nous contacter', href: '/contact' },
  },
});

/** Ce que dit sa recherche. */
export const blogWords = typeset<BlogWords>({
  label: 'Articles',
  query: 'Rechercher un article',
  submit: 'Rechercher',
  category: 'Catégorie',
  everyCategory: 'Tous',
  found: '{count} article(s) trouvé(s)',
  none: {
    title: 'Aucun article trouvé',
    text: 'Essayez de modifier vos critères de recherche',
    empty: 'Catégories qui attendent leur premier article : {name}.',
    action: { label: 'Voir tous les articles', href: '/blog' },
  },
});

/** Les parties d’un article : un long exemple de code, et ce qu’on entend d’un exemple ou d’un tableau. */
export const articleParts = typeset<ArticleParts>({
  showAllCode: 'Tout afficher',
  code: 'Exemple de code',
  table: 'Tableau',
});

/** Autour d’un article, et sur sa carte. */
export const articleWords = typeset<ArticleWords>({
  back: { label: 'Retour au blog', href: '/blog' },
  tags: 'Mots-clés',
  revised: 'revu le',
  views: { one: '{count} vue', many: '{count} vues' },
  likes: { one: '{count} j’aime', many: '{count} j’aime' },
  comments: { one: '{count} commentaire', many: '{count} commentaires' },
  save: 'Sauvegarder',
  contents: 'Sommaire',
  related: 'À lire aussi',
  maker: {
    text: `${agency.name}, ${listed(agency.team.cities)}`,
    action: { label: 'Nous écrire', href: '/contact' },
  },
  notes: {
    corrected: 'Corrigé le {date} : {text}',
    licence:
      'Le code de cet article peut être repris, modifié et vendu sans nous demander, sous la licence MIT, dont la mention se garde ; son texte et ses images, non.',
    mistake: 'Une erreur ? Nous la corrigeons et nous le disons ici.',
    action: { label: 'La signaler', href: '/contact' },
  },
  whatsapp: { label: 'En parler sur WhatsApp', text: 'Bonjour, j’ai lu « {name} ».' },
  share: {
    title: 'Partager cet article',
    copied: 'Lien copié ! Vous pouvez maintenant le coller dans votre story Instagram.',
    byHand: 'Copiez ce lien',
  },
});

/** Le nom du flux, et du blog à côté du titre d’un article ; puis ce que lit une personne qui ouvre le flux dans un navigateur. */
export const feedWords = typeset<FeedWords>({
  name: `Blog ${agency.name}`,
  hint: 'Un flux se lit dans un lecteur de flux : copiez-y l’adresse de cette page, et chaque nouvel article vous y attendra.',
  read: 'Lire l’article',
});

/** Sous chaque article, sur l’étoffe de sa couverture. */
export const articleEnding = typeset<ArticleEnding>({
  title: 'Ce chantier chez vous ?',
  text: `Racontez-le-nous. ${agency.terms.answer}`,
  action: { label: 'Nous écrire', href: '/contact' },
  secondary: { label: 'Composer mon devis', href: '/devis' },
});
