import type { Config } from 'tailwindcss';
import theme from '../tailwind.config';

/** Whose classes the sheet of unknown addresses holds. */
export default {
  presets: [theme],
  content: [
    './app/{document,global-not-found,site-frame}.tsx',
    './components/{layout,missing,ui}/**/*.{ts,tsx}',
    '!./components/layout/error-screen.tsx',
    '!./components/ui/{even-rows,folded-list,pricing-shortcut,pull-line,section,section-heading}.tsx',
  ],
} satisfies Config;
