import type { Config } from 'tailwindcss';
import theme from '../../tailwind.config';

/** What the sheet of the page without a network holds: the classes of these files. */
export default {
  presets: [theme],
  content: [
    './app/document.tsx',
    './components/offline/*.tsx',
    './components/layout/brand.tsx',
    './components/ui/{button,eyebrow,logo-mark,thread-marks}.tsx',
  ],
} satisfies Config;
