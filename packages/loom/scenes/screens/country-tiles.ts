import { colours } from '../../colours';

/** Countries of the survey, placed as neighbours on a grid, with the share of shops equipped, in percent. */
export const countries = [
  { code: 'MR', column: 0, row: 0, share: 51 },
  { code: 'ML', column: 1, row: 0, share: 64 },
  { code: 'BF', column: 2, row: 0, share: 66 },
  { code: 'NE', column: 3, row: 0, share: 42 },
  { code: 'TD', column: 4, row: 0, share: 38 },
  { code: 'SN', column: 0, row: 1, share: 78 },
  { code: 'CI', column: 1, row: 1, share: 81 },
  { code: 'GH', column: 2, row: 1, share: 86 },
  { code: 'BJ', column: 3, row: 1, share: 72 },
  { code: 'NG', column: 4, row: 1, share: 55 },
  { code: 'CM', column: 4, row: 2, share: 69 },
];

const scale = [
  { from: 75, fill: 'ink', text: 'white', label: '75 et plus' },
  { from: 60, fill: 'muted', text: 'white', label: '60 à 74' },
  { from: 45, fill: 'lavender', text: 'ink', label: '45 à 59' },
  { from: 0, fill: 'tint', text: 'ink', label: 'moins de 45' },
] as const;

const tile = { width: 106, height: 72 };

/** Returns a map of the survey where every country is a tile, 540 × 228 px. */
export function drawCountryTiles(): string {
  const tiles = countries.map(({ code, column, row, share }) => {
    const { fill, text } = scale.find(({ from }) => share >= from) ?? scale[3];
    const [x, y] = [column * (tile.width + 2.5), row * (tile.height + 4)];
    return `<rect x="${x}" y="${y}" width="${tile.width}" height="${tile.height}" fill="${colours[fill]}"/>
<text style="fill:${colours[text]};font-size:19px" x="${x + 12}" y="${y + 28}">${code}</text>
<text style="fill:${colours[text]};font:700 28px var(--display)" x="${x + 12}" y="${y + 58}">${share}</text>`;
  });
  const legend = scale.map(({ fill, label }, index) => {
    const [x, y] = [(index % 2) * 196, 170 + Math.floor(index / 2) * 34];
    return `<rect x="${x}" y="${y}" width="22" height="22" fill="${colours[fill]}" stroke="${colours.line}"/><text x="${x + 34}" y="${y + 18}">${label}</text>`;
  });
  return `<svg width="540" height="228" viewBox="0 0 540 228">${[...tiles, ...legend].join('')}</svg>`;
}
