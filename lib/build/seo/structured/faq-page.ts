import type { FAQPage } from 'schema-dts';
import type { FaqEntry } from '@/content/types';

/** The questions a page answers. */
export function faqPage(entries: readonly FaqEntry[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
