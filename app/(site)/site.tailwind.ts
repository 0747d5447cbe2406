import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { catalogue } from '../../content/catalogue';
import { threadColours } from '../../content/colours';
import { clothRules } from '../../lib/rules/quote/cloth';
import { runningTotalRules } from '../../lib/rules/quote/running-total';
import theme from '../../tailwind.config';

/** What the sheet of the pages with a bar holds: the classes of these files, the sum of the quote's ticked boxes, and its cloth. */
const config: Config = {
  presets: [theme],
  content: [
    './app/[(]site[)]/**/*.tsx',
    './app/*.tsx',
    './components/{blog,layout,lead,quote,sections,share,ui}/**/*.{ts,tsx}',
    './lib/rules/**/*.ts',
  ],
  plugins: [
    plugin(({ addBase }) => addBase([runningTotalRules(catalogue), clothRules(catalogue, threadColours)])),
  ],
};

export default config;
