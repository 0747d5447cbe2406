import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { catalogue } from '../../content/catalogue';
import { threadColours } from '../../content/colours';
import { quoteWords } from '../../content/pages/devis';
import { clothRules } from '../../lib/rules/quote/cloth';
import { runningTotalRules } from '../../lib/rules/quote/running-total';
import theme from '../../tailwind.config';

/** What the sheet of the quote holds: the classes of these files, the sum of its ticked boxes, and its cloth. */
export default {
  presets: [theme],
  content: [
    './app/[(]quote[)]/**/*.tsx',
    './app/*.tsx',
    './components/{layout,lead,quote,ui}/**/*.tsx',
    './components/sections/{faq,page-header}.tsx',
    './components/share/*.tsx',
    '!./components/ui/{even-rows,folded-list,pricing-shortcut,pull-line,woven-icon}.tsx',
  ],
  plugins: [
    plugin(({ addBase }) =>
      addBase([runningTotalRules(catalogue, quoteWords.lines.any), clothRules(catalogue, threadColours)]),
    ),
  ],
} satisfies Config;
