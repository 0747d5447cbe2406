import { colours } from '../../colours';

/** Points of the round, in map pixels: visited, waiting to be sent, or next. */
const stops = [
  [84, 120, 'teal'],
  [168, 74, 'teal'],
  [320, 150, 'teal'],
  [118, 262, 'teal'],
  [62, 418, 'ochre'],
  [300, 300, 'ochre'],
  [334, 452, 'ochre'],
] as const;

const next = [206, 392] as const;

const places = [
  [136, 222, 'Marché central'],
  [190, 40, 'Quartier Nord'],
  [232, 520, 'Rive Sud'],
] as const;

function drawStop([x, y, token]: (typeof stops)[number]): string {
  return `<circle cx="${x}" cy="${y}" r="15" fill="${colours[token]}" stroke="${colours.white}" stroke-width="5"/>`;
}

/** Returns the map of a district as SVG, 396 × 640 px: river, streets, fields and the points of a round. */
export function drawTerritory(): string {
  const [x, y] = next;
  return `<svg class="territory" width="396" height="640" viewBox="0 0 396 640">
<path fill="${colours.tint}" d="M0 0h396v640H0z"/>
<path fill="${colours['teal-pale']}" d="M0 300L90 330L150 480L60 600L0 620zM250 0H396V96L300 110L240 60z"/>
<g fill="none" stroke="${colours.lavender}" stroke-width="40"><path d="M-20 560C80 500 150 560 220 590S340 560 420 600"/></g>
<g fill="none" stroke="${colours.white}" stroke-width="14"><path d="M-10 150L168 74L330 -20M84 120L118 262L206 392L334 452L410 470M168 74L232 180L300 300L334 452V660M118 262L300 300L410 260M206 392L62 418L-10 440M62 418L90 530L110 660M232 180L410 120"/></g>
<g fill="none" stroke="${colours.line}" stroke-width="5"><path d="M20 0L84 120M118 262L-10 290M300 300L260 420M334 452L250 520M330 150L410 190M150 330L190 240"/></g>
<path fill="none" stroke="${colours.ink}" stroke-width="6" stroke-dasharray="14 10" d="M118 262L206 392"/>
<g style="font:600 20px var(--text)" fill="${colours.muted}">${places.map(([left, top, name]) => `<text x="${left}" y="${top}">${name}</text>`).join('')}</g>
${stops.map(drawStop).join('')}
<path fill="${colours.terracotta}" stroke="${colours.white}" stroke-width="6" d="M${x} ${y + 6}c-28-34-40-50-40-72a40 40 0 1 1 80 0c0 22-12 38-40 72z"/>
<circle cx="${x}" cy="${y - 66}" r="15" fill="${colours.white}"/>
</svg>`;
}
