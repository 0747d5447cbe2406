/** The four colours an agency chooses, #rrggbb: its dark one, its accent, and two more. */
export type ChosenColours = { dark: string; accent: string; second: string; third: string };

/** All the colours of `content/colours.ts`, by path, mixed from the four that an agency chooses as the demonstration's are. */
export function deriveColours({ dark, accent, second, third }: ChosenColours): Record<string, string> {
  const [white, black] = ['#ffffff', '#000000'];
  return {
    'colours.ink': mix(dark, black, 0.52),
    'colours.indigo.DEFAULT': dark,
    'colours.indigo.bright': mix(dark, white, 0.09),
    'colours.indigo.thread': mix(dark, white, 0.18),
    'colours.ochre.DEFAULT': accent,
    'colours.ochre.light': mix(accent, white, 0.28),
    'colours.terracotta.DEFAULT': second,
    'colours.terracotta.thread': mix(second, white, 0.12),
    'colours.terracotta.pale': mix(second, white, 0.9),
    'colours.terracotta.light': mix(second, white, 0.5),
    'colours.teal.DEFAULT': third,
    'colours.teal.pale': mix(third, white, 0.9),
    'colours.tint': mix(dark, white, 0.94),
    'colours.line': mix(dark, white, 0.82),
    'colours.edge': mix(dark, white, 0.45),
    'colours.muted': mix(dark, white, 0.22),
    'colours.lavender.DEFAULT': mix(dark, white, 0.76),
    'colours.lavender.thread': mix(dark, white, 0.5),
    'textColours.muted': mix(dark, white, 0.18),
    'textColours.terracotta.DEFAULT': mix(second, black, 0.3),
    'textColours.terracotta.light': mix(second, white, 0.5),
  };
}

/** A colour, with so much of another in it. */
function mix(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * (1 - share) + (b ?? 0) * share);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
