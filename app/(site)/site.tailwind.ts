import type { Config } from 'tailwindcss';
import theme from '../../tailwind.config';

/** What the sheet of the inner pages that are only read holds: the classes of these files. */
export default {
  presets: [theme],
  content: [
    './app/[(]site[)]/**/*.tsx',
    './app/*.tsx',
    './components/{layout,sections,ui}/**/*.tsx',
    '!./components/layout/error-screen.tsx',
    '!./components/sections/{client-row,contact-details,expertise-grid,faq,featured-projects,form-columns,hero*,pricing}.tsx',
    '!./components/ui/{even-rows,pricing-shortcut}.tsx',
  ],
} satisfies Config;
