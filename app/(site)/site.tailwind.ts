import type { Config } from 'tailwindcss';
import theme from '../../tailwind.config';

/** What the sheet of the pages that are only read holds: the classes of these files. */
const config: Config = {
  presets: [theme],
  content: [
    './app/[(]site[)]/**/*.tsx',
    './app/*.tsx',
    './components/{layout,sections,ui}/**/*.tsx',
    '!./components/sections/{contact-details,faq,form-columns}.tsx',
  ],
};

export default config;
