import type { PictureFiles } from './types';

/** Written by `npm run media`. */
export const pictures = {
  'about-atelier': { version: '47fd2ea1', widths: [400, 800, 1200], width: 1200, height: 900 },
  'about-metier': { version: '6c769cd0', widths: [400, 800, 1200], width: 1200, height: 900 },
  'broken-thread': { version: '825ce6b2', widths: [480, 960, 1600], width: 1600, height: 900 },
  closing: { version: '2c2693d6', widths: [640, 1280, 1920], width: 1920, height: 900 },
  'cover-ci-cd': { version: 'eb0f0b09', widths: [400, 800, 1200, 1600], width: 1600, height: 900 },
  'cover-donnees': { version: '4bb5ae88', widths: [400, 800, 1200, 1600], width: 1600, height: 900 },
  'cover-hors-ligne': { version: '7eb01ce5', widths: [400, 800, 1200, 1600], width: 1600, height: 900 },
  'cover-mobile-money': { version: 'e7803866', widths: [400, 800, 1200, 1600], width: 1600, height: 900 },
  'header-about': { version: 'f98afaca', widths: [640, 1280, 1920], width: 1920, height: 520 },
  'header-blog': { version: '51e41b33', widths: [640, 1280, 1920], width: 1920, height: 520 },
  'header-contact': { version: 'c2ae92ee', widths: [640, 1280, 1920], width: 1920, height: 520 },
  'header-devis': { version: '7643aad0', widths: [640, 1280, 1920], width: 1920, height: 520 },
  'header-portfolio': { version: '80f70375', widths: [640, 1280, 1920], width: 1920, height: 520 },
  'header-services': { version: '731593e3', widths: [640, 1280, 1920], width: 1920, height: 520 },
  hero: { version: 'a7d27b7b', widths: [640, 960, 1280, 1920], width: 1920, height: 1080 },
  'hero-phone': { version: '5e5f5512', widths: [360, 540, 720], width: 720, height: 1080 },
  'project-field-reports': { version: '737b2c61', widths: [400, 800, 1200, 1600], width: 1600, height: 1000 },
  'project-futuris-research': {
    version: '9a80bf8f',
    widths: [400, 800, 1200, 1600],
    width: 1600,
    height: 1000,
  },
  'project-omega-consulting': {
    version: 'e3706e6b',
    widths: [400, 800, 1200, 1600],
    width: 1600,
    height: 1000,
  },
  'project-school-manager': {
    version: '4ade5406',
    widths: [400, 800, 1200, 1600],
    width: 1600,
    height: 1000,
  },
  'project-vitrine-projet': {
    version: 'f7097820',
    widths: [400, 800, 1200, 1600],
    width: 1600,
    height: 1000,
  },
} as const satisfies Record<string, PictureFiles>;
