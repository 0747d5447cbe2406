import type { PictureFiles } from './types';

/** Written by `npm run media`. */
export const pictures = {
  'about-atelier': { version: '0ebf013c', widths: [400, 800, 1200], width: 1200, height: 900 },
  'about-metier': { version: 'a19a429b', widths: [400, 800, 1200], width: 1200, height: 900 },
  'broken-thread': { version: '33fb5504', widths: [480, 960, 1600], width: 1600, height: 900 },
  closing: { version: '77afe5f5', widths: [640, 1280, 1920], width: 1920, height: 900 },
  'cover-ci-cd': { version: 'a55c2959', widths: [400, 800, 1200, 1600], width: 1600, height: 900 },
  'cover-donnees': { version: 'e3b65c00', widths: [400, 800, 1200, 1600], width: 1600, height: 900 },
  'cover-hors-ligne': { version: '6c82a996', widths: [400, 800, 1200, 1600], width: 1600, height: 900 },
  'cover-mobile-money': { version: '3bdaf1e8', widths: [400, 800, 1200, 1600], width: 1600, height: 900 },
  'header-about': { version: 'f98afaca', widths: [640, 1280, 1920], width: 1920, height: 520 },
  'header-blog': { version: '51e41b33', widths: [640, 1280, 1920], width: 1920, height: 520 },
  'header-contact': { version: 'c2ae92ee', widths: [640, 1280, 1920], width: 1920, height: 520 },
  'header-devis': { version: '7643aad0', widths: [640, 1280, 1920], width: 1920, height: 520 },
  'header-portfolio': { version: '80f70375', widths: [640, 1280, 1920], width: 1920, height: 520 },
  'header-services': { version: '731593e3', widths: [640, 1280, 1920], width: 1920, height: 520 },
  hero: { version: 'a7d27b7b', widths: [640, 960, 1280, 1920], width: 1920, height: 1080 },
  'hero-phone': { version: '5e5f5512', widths: [360, 540, 720], width: 720, height: 1080 },
  'project-field-reports': { version: '4aa7d67d', widths: [400, 800, 1200, 1600], width: 1600, height: 1000 },
  'project-futuris-research': {
    version: '966b5876',
    widths: [400, 800, 1200, 1600],
    width: 1600,
    height: 1000,
  },
  'project-omega-consulting': {
    version: '68063c83',
    widths: [400, 800, 1200, 1600],
    width: 1600,
    height: 1000,
  },
  'project-school-manager': {
    version: 'd11df0f4',
    widths: [400, 800, 1200, 1600],
    width: 1600,
    height: 1000,
  },
  'project-vitrine-projet': {
    version: '1e286893',
    widths: [400, 800, 1200, 1600],
    width: 1600,
    height: 1000,
  },
} as const satisfies Record<string, PictureFiles>;
