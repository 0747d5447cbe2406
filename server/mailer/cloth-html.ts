import { catalogue } from '@/content/catalogue';
import { colours, threadColours } from '@/content/colours';
import { threadBreadth } from '@/lib/rules/quote/cloth';
import { markup, type Markup } from '../kit/markup';
import type { LeadLine } from './read-lead';

/** The cloth of a quote as a mail can show it: a row of cells, one a line, dyed and as broad as its thread on the site. */
export function clothHtml(lines: readonly LeadLine[]): Markup {
  return markup`<table role="presentation" style="width:100%;border-collapse:collapse;margin-bottom:8px"><tr>
${lines.map(threadHtml)}</tr></table>`;
}

function threadHtml({ name, priceUsd = 0 }: LeadLine): Markup {
  const feature = catalogue.find((known) => known.name === name);
  const dye = feature ? threadColours[feature.category] : 'white';
  return markup`<td style="width:${threadBreadth(priceUsd)}%;height:24px;padding:0;border:solid ${colours.indigo.bright};border-width:4px 2px;background:${dye}"></td>
`;
}
