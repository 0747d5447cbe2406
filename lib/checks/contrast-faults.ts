import { wcagContrast } from 'culori';
import type { AgencyColours } from '@/content/types';
import { deriveColours, shadesOf } from '@/lib/rules/derive-colours';
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

const ON_DARK = ', ou foncez « dark », sur laquelle elle se lit';

/** What is read at length wants 7:1, here and in tests/support/axe.ts; a word on its own and the outline of a field, less. */
const READ = 7;
const LEAST: Record<string, number> = { teal: 4.5, control: 3 };

/** What could not be read, of which colour, with its ratio as WCAG 2.2 computes it. */
function unreadIn(chosen: AgencyColours) {
  const { colours, textColours } = deriveColours(chosen);
  const texts = Object.entries(textColours).map(([name, hex]) => [`text-${name}`, hex]);
  const hexes: Record<string, string> = { ...colours, ...Object.fromEntries(texts) };
  return GROUNDS.map(([seen, of, grounds]) => {
    const ratios = grounds.map((ground) => wcagContrast(hexes[seen] ?? '', hexes[ground] ?? ''));
    return { of, least: LEAST[seen] ?? READ, worst: Math.min(...ratios) };
  }).filter(({ worst, least }) => worst < least);
}

/** The chosen colours whose shades could not be read on each other, with the nearest lightness at which they could. */
export function* contrastFaults(chosen: AgencyColours): Faults {
  for (const { of, worst, least } of unreadIn(chosen)) {
    const [ratio, wanted] = [worst, least].map((each) =>
      (Math.floor(each * 10) / 10).toLocaleString('fr-FR'),
    );
    const message = `ses nuances se liraient mal : contraste de ${ratio}, il en faut ${wanted}`;
    const [way, step, besides] =
      of === 'accent' ? ['éclaircissez-la', 0.01, ON_DARK] : ['foncez-la', -0.01, ''];
    const near = Array.from({ length: 99 }, (_, turn) => shadesOf(chosen[of]).beside(turn * step, 1, 0)).find(
      (hex) => unreadIn({ ...chosen, [of]: hex }).every((each) => each.of !== of),
    );
    const remedy = `${way}${near ? `, par exemple ${near}` : ''}${besides}`;
    yield faultsIn('agency.ts')(`agency.colours.${of}`, message, remedy);
  }
}
