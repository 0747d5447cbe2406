import { either, fillCount } from '../../lib/rules/fill';
import { capital, typeset } from '../../lib/rules/french-text';
import { agency } from '../agency';
import { offers } from '../offers';
import { edge, seeWork } from '../say';
import type { ContactPage } from '../types';

const { delays, hours, outage, place, presence, replyTime, terms } = agency;

export const contactPage = typeset<ContactPage>({
  header: {
    eyebrow: 'Contact',
    title: 'Parlons de votre projet.',
    intro: `Écrivez comme vous parlez. ${terms.answer}`,
    edge: edge(`${hours.days}, ${hours.times}`),
    picture: 'header-contact',
  },
  form: {
    title: 'Écrivez-nous.',
    instead: 'Ou bien',
    waysOn: [seeWork, { label: 'Lire le blog', href: '/blog' }],
  },
  details: {
    title: 'Nous joindre directement.',
    hours: `${capital(hours.days)}, ${hours.times} (${hours.zone})`,
    hoursElsewhere: hours.elsewhere,
    location: `${place}, ${presence}`,
    replyTime,
    labels: {
      email: 'E-mail',
      phone: 'WhatsApp professionnel',
      location: 'Lieu',
      replyTime: 'Délai de réponse',
      hours: 'Horaires',
      network: 'Réseau',
    },
  },
  faq: {
    title: 'Les questions que l’on nous pose.',
    entries: [
      {
        question: 'Combien de temps dure un projet ?',
        answer: `${either(delays.mvp, { with: `Une première version (MVP) demande ${delays.mvp}. ` })}${either(delays.application, { with: `Une application complète, ${delays.application}. ` })}${fillCount({ none: '', one: 'Notre offre affiche son délai. ', many: 'Chaque offre affiche son délai. ' }, offers.length)}Celui de votre projet est écrit dans le devis, étape par étape, avant que vous ne vous engagiez.`,
      },
      {
        question: 'Que se passe-t-il après le lancement ?',
        answer: `Le support, c’est-à-dire les corrections et les conseils, dure ce que dit l’offre ou le devis. ${either(outage, { with: `${outage} ` })}Questions et corrections se traitent ${hours.days}. À la fin du support, vous prolongez, ou vous continuez sans nous, avec la documentation reçue.`,
      },
      {
        question: 'Travaillez-vous avec des clients internationaux ?',
        answer: `Oui. Nous travaillons ${presence}, y compris avec des clients d’autres continents. Tout peut se faire à distance. Nous nous déplaçons quand le projet gagne à être vu sur place ; le devis dit alors ce que coûte le déplacement.`,
      },
      {
        question: 'Comment se déroule un projet en méthode agile ?',
        answer:
          'Nous découpons le projet en étapes courtes. À la fin de chacune, vous essayez ce qui est construit, vous dites ce qui va et ce qui manque, et nous fixons ensemble la suite. Vous gardez la main sur les priorités et le budget.',
      },
    ],
  },
  closing: {
    title: 'Le prix d’abord ?',
    text: 'Cochez ce qu’il vous faut : le total s’affiche aussitôt, sans laisser votre nom.',
    action: { label: 'Composer mon devis', href: '/devis' },
    picture: 'service-api',
  },
});
