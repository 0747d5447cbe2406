import type { Config } from 'tailwindcss';
import theme from '../../tailwind.config';

/** What the sheet of the other pages with a form or a search holds: the classes of these files. */
export default {
  presets: [theme],
  content: [
    './app/[(]forms[)]/**/*.tsx',
    './app/*.tsx',
    './components/{layout,lead,ui}/**/*.tsx',
    './components/blog/{article-card,article-sections,blog-*,newsletter,tag-list}.tsx',
    './components/sections/{closing-call,contact-details,faq,form-columns,page-header}.tsx',
    './components/share/*.tsx',
    '!./components/ui/{even-rows,folded-list,pricing-shortcut,pull-line,woven-icon}.tsx',
  ],
} satisfies Config;
