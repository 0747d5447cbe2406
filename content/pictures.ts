import type { PictureFiles } from './types';

/** Written by `npm run media`. */
export const pictures = {
  'about-atelier': { version: '47fd2ea1', widths: [400, 800, 1200], width: 1200, height: 900 },
  'about-metier': { version: '6c769cd0', widths: [400, 800, 1200], width: 1200, height: 900 },
  'broken-thread': { version: '15accf0c', widths: [480, 960, 1600], width: 1600, height: 900 },
  closing: { version: '2c2693d6', widths: [640, 1280, 1920], width: 1920, height: 900 },
  'cover-ci-cd': { version: 'eb0f0b09', widths: [400, 800, 1200, 1600], width: 1600, height: 900 },
  'cover-donnees': { version: '4bb5ae88', widths: [400, 800, 1200, 1600], width: 1600, height: 900 },
  'cover-hors-ligne': { version: '7eb01ce5', widths: [400, 800, 1200, 1600], width: 1600, height: 900 },
  'cover-mobile-money': { version: 'e7803866', widths: [400, 800, 1200, 1600], width: 1600, height: 900 },
  'header-about': { version: 'c4523c01', widths: [640, 1280, 1920], width: 1920, height: 520 },
  'header-blog': { version: 'c0a5b3eb', widths: [640, 1280, 1920], width: 1920, height: 520 },
  'header-contact': { version: 'b907c74b', widths: [640, 1280, 1920], width: 1920, height: 520 },
  'header-devis': { version: 'fe5d5a46', widths: [640, 1280, 1920], width: 1920, height: 520 },
  'header-portfolio': { version: '0014372e', widths: [640, 1280, 1920], width: 1920, height: 520 },
  'header-services': { version: '2edb2aa8', widths: [640, 1280, 1920], width: 1920, height: 520 },
  hero: { version: 'dac06f1f', widths: [640, 960, 1280, 1920], width: 1920, height: 1080 },
  'hero-phone': { version: '0fff8716', widths: [360, 540, 720], width: 720, height: 1080 },
  'project-field-reports': { version: '38ed9dac', widths: [400, 800, 1200, 1600], width: 1600, height: 1000 },
  'project-futuris-research': {
    version: 'f66a0e43',
    widths: [400, 800, 1200, 1600],
    width: 1600,
    height: 1000,
  },
  'project-omega-consulting': {
    version: '3d6d3176',
    widths: [400, 800, 1200, 1600],
    width: 1600,
    height: 1000,
  },
  'project-school-manager': {
    version: 'a69e3d73',
    widths: [400, 800, 1200, 1600],
    width: 1600,
    height: 1000,
  },
  'project-vitrine-projet': {
    version: 'cb3067b0',
    widths: [400, 800, 1200, 1600],
    width: 1600,
    height: 1000,
  },
} as const satisfies Record<string, PictureFiles>;
