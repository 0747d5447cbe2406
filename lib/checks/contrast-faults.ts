import { wcagContrast } from 'culori';
import type { AgencyColours } from '@/content/types';
import { deriveColours } from '@/lib/rules/derive-colours';
import { faultsIn, type Faults } from './faults';

/** What is read or seen, of which of the four colours it is made, and on what. */
const GROUNDS: readonly [seen: string, of: keyof AgencyColours, grounds: readonly string[]][] = [
  ['white', 'dark', ['ink', 'indigo', 'indigo-bright']],
  ['lavender', 'dark', ['ink', 'indigo']],
  ['ochre', 'accent', ['ink', 'indigo']],
  ['ink', 'accent', ['ochre', 'ochre-light', 'tint']],
  ['indigo-bright', 'dark', ['white', 'tint']],
  ['text-muted', 'dark', ['white', 'tint']],
  ['text-terracotta', 'warm', ['white', 'terracotta-pale']],
  ['teal', 'fresh', ['white']],
  ['control', 'dark', ['white']],
];

/** What to do with a colour; the bright one is read on the dark one. */
const REMEDY = 'foncez-la, ou éclaircissez-la';
const REMEDY_ON_DARK = 'éclaircissez-la, ou foncez « dark », sur laquelle elle se lit';

/** What is read at length wants 7:1, here and in tests/support/axe.ts; a word on its own and the outline of a field, less. */
const READ = 7;
const LEAST: Record<string, number> = { teal: 4.5, control: 3 };

/** The chosen colours whose shades could not be read on each other, with their ratio as WCAG 2.2 computes it. */
export function* contrastFaults(chosen: AgencyColours): Faults {
  const { colours, textColours } = deriveColours(chosen);
  const texts = Object.entries(textColours).map(([name, hex]) => [`text-${name}`, hex]);
  const hexes: Record<string, string> = { ...colours, ...Object.fromEntries(texts) };
  for (const [seen, of, grounds] of GROUNDS) {
    const least = LEAST[seen] ?? READ;
    const worst = Math.min(...grounds.map((ground) => wcagContrast(hexes[seen] ?? '', hexes[ground] ?? '')));
    const [is, wanted] = [worst, least].map((each) => (Math.floor(each * 10) / 10).toLocaleString('fr-FR'));
    const message = `ses nuances se liraient mal : contraste de ${is}, il en faut ${wanted}`;
    if (worst < least)
      yield faultsIn('agency.ts')(`agency.colours.${of}`, message, of === 'accent' ? REMEDY_ON_DARK : REMEDY);
  }
}
