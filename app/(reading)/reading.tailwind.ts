import type { Config } from 'tailwindcss';
import theme from '../../tailwind.config';

/** Whose classes the sheet of the articles holds. */
export default {
  presets: [theme],
  content: [
    './app/[(]reading[)]/**/*.tsx',
    './app/document.tsx',
    './components/{blog,share,ui}/**/*.{ts,tsx}',
    './components/sections/closing-call.tsx',
    '!./components/blog/{article-sections,blog-*}.tsx',
    '!./components/ui/{even-rows,eyebrow,folded-list,pricing-shortcut,pull-line,section,section-heading,selvedge,thread-marks}.tsx',
    './lib/build/blog/*.ts',
    './lib/rules/share/*.ts',
  ],
} satisfies Config;
