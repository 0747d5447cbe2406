import type { PictureFiles } from './types';

/** Written by `npm run media`. */
export const pictures = {
  'about-atelier': { version: 'bd9e6e07', widths: [400, 800, 1200], width: 1200, height: 900 },
  'about-metier': { version: 'e1bdf3fa', widths: [400, 800, 1200], width: 1200, height: 900 },
  'broken-thread': { version: 'cb291acb', widths: [480, 960, 1600], width: 1600, height: 900 },
  closing: { version: '9415a1c9', widths: [640, 1280, 1920], width: 1920, height: 900 },
  'cover-ci-cd': { version: '916832b5', widths: [400, 800, 1200, 1600], width: 1600, height: 900 },
  'cover-donnees': { version: '7b62ce72', widths: [400, 800, 1200, 1600], width: 1600, height: 900 },
  'cover-hors-ligne': { version: 'dafe6ba7', widths: [400, 800, 1200, 1600], width: 1600, height: 900 },
  'cover-mobile-money': { version: 'a2f2cb5a', widths: [400, 800, 1200, 1600], width: 1600, height: 900 },
  'header-about': { version: 'efc0a539', widths: [640, 1280, 1920], width: 1920, height: 520 },
  'header-blog': { version: 'cdbbad68', widths: [640, 1280, 1920], width: 1920, height: 520 },
  'header-contact': { version: '449d6a9e', widths: [640, 1280, 1920], width: 1920, height: 520 },
  'header-devis': { version: '52e919d6', widths: [640, 1280, 1920], width: 1920, height: 520 },
  'header-portfolio': { version: 'c36cf020', widths: [640, 1280, 1920], width: 1920, height: 520 },
  'header-services': { version: '745b32ac', widths: [640, 1280, 1920], width: 1920, height: 520 },
  hero: { version: '4a62f838', widths: [640, 960, 1280, 1920], width: 1920, height: 1080 },
  'hero-phone': { version: '093e45a8', widths: [360, 540, 720], width: 720, height: 1080 },
  'project-field-reports': { version: '782a2732', widths: [400, 800, 1200, 1600], width: 1600, height: 1000 },
  'project-futuris-research': {
    version: '832b9050',
    widths: [400, 800, 1200, 1600],
    width: 1600,
    height: 1000,
  },
  'project-omega-consulting': {
    version: '39eabac7',
    widths: [400, 800, 1200, 1600],
    width: 1600,
    height: 1000,
  },
  'project-school-manager': {
    version: 'e5603f25',
    widths: [400, 800, 1200, 1600],
    width: 1600,
    height: 1000,
  },
  'project-vitrine-projet': {
    version: '3964c9ff',
    widths: [400, 800, 1200, 1600],
    width: 1600,
    height: 1000,
  },
} as const satisfies Record<string, PictureFiles>;
