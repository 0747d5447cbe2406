import { either } from '../../lib/rules/fill';
import { typeset } from '../../lib/rules/french-text';
import { formAction } from '../../lib/rules/lead/mailer';
import { agency } from '../agency';
import { heroFilm } from '../films';
import { edge } from '../say';
import { articleWords } from './blog';
import type { LegalPageWords } from '../types';

const { email, replyTime } = agency;
const { save } = articleWords;

/** Chaque phrase de « Ce qui est essayé » est un test de tests/e2e : every-page, accessibility, forced-colours, without-javascript, film. */
export const accessibilityPage = typeset<LegalPageWords>({
  header: {
    eyebrow: 'Accessibilité',
    title: 'Pour tous les lecteurs.',
    intro: 'Ce qui est essayé sur ce site, ce qui reste faible, à qui l’écrire.',
    edge: edge('essayé au clavier, au doigt, sans script'),
    picture: 'header-accessibility',
  },
  fact: { label: 'Règles WCAG 2.2, niveau', number: 'AA' },
  sections: [
    {
      title: 'Notre but',
      paragraphs: [
        'Ce site suit ces règles, par notre propre déclaration : aucun organisme ne l’a vérifié.',
      ],
    },
    {
      title: 'Ce qui est essayé',
      paragraphs: [
        'À chaque changement, un vrai navigateur ouvre une page de chaque modèle et vérifie que :',
      ],
      list: [
        'tout s’atteint au clavier, en avançant comme en reculant, et l’on voit toujours où l’on est',
        'l’outil axe ne trouve aucun obstacle, formulaires et erreurs compris',
        'rien ne déborde avec un texte deux fois plus grand, ni à l’échelle de 400 %',
        'au doigt, aucun bouton n’en cache un autre',
        'le texte se lit sur chaque image',
        'dans les couleurs forcées de Windows, champs, boutons et choix gardent leur contour',
        `sans script, les pages se lisent${either(formAction(), { with: ' et les formulaires partent' })}`,
        ...(heroFilm.wide.length > 0
          ? ['le film s’arrête d’un bouton, et ne part pas si vous refusez les animations']
          : []),
      ],
    },
    {
      title: 'Ce qui reste faible',
      paragraphs: [
        `Aucun utilisateur quotidien d’un lecteur d’écran n’a encore essayé ce site. Un long exemple de code, s’il y en a, défile de côté. Les boutons et les noms qui ne mènent encore nulle part${either(save, { with: `, comme « ${save} » sous un article,` })} sont éteints, et annoncés indisponibles par les lecteurs d’écran.`,
      ],
    },
    {
      title: 'Un obstacle ?',
      paragraphs: [`Écrivez-nous ce qui vous arrête, et avec quel appareil. Réponse en ${replyTime}.`],
      facts: [{ label: 'E-mail', text: email, href: `mailto:${email}` }],
    },
  ],
});
