import type { Config } from 'tailwindcss';
import theme from '../../tailwind.config';

/** What the sheet of the home page holds: the classes of these files. */
export default {
  presets: [theme],
  content: [
    './app/*.tsx',
    './components/{layout,ui}/**/*.tsx',
    './components/sections/{client-row,closing-call,expertise-grid,featured-projects,hero,hero-film,pricing,stats-band,teaser}.tsx',
    '!./components/layout/error-screen.tsx',
    '!./components/ui/folded-list.tsx',
  ],
} satisfies Config;
