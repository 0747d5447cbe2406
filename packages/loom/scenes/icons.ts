const paths = {
  arrow: 'M5 12h14M13 6l6 6-6 6',
  board: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  camera: 'M3 8h4l2-3h6l2 3h4v11H3zM12 10a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
  check: 'M4 12.5l5 5L20 6.5',
  chart: 'M4 20V4M4 20h16M9 16v-5M14 16V8M19 16v-3',
  coins: 'M3 6h18v12H3zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM6.5 12h.01M17.5 12h.01',
  door: 'M6 21V3h12v18M3 21h18M14 12h.01',
  filter: 'M3 6h18M7 12h10M10 18h4',
  list: 'M8 6h13M8 12h13M8 18h13M3 6h.01M3 12h.01M3 18h.01',
  menu: 'M3 6h18M3 12h18M3 18h18',
  offline: 'M3 3l18 18M2 9a15 15 0 0 1 5-3M11 5a15 15 0 0 1 11 4M6 13a9 9 0 0 1 4-2M18 13l-1-1M12 19h.01',
  pin: 'M12 21c5-6 7-8.5 7-12a7 7 0 1 0-14 0c0 3.5 2 6 7 12zM12 6.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  plus: 'M12 4v16M4 12h16',
  report: 'M6 3h9l4 4v14H6zM9 12h7M9 16h7M9 8h3',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21',
  sync: 'M20 11A8 8 0 0 0 5.5 7.5L4 9M4 4v5h5M4 13a8 8 0 0 0 14.5 3.5L20 15M20 20v-5h-5',
  users:
    'M9 4a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2.5 20c0-4 2.5-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18.5 14.5c2 1 3 2.800 3 5.5',
} as const;

type LineIcon = keyof typeof paths;

/** Returns a line icon as SVG, drawn in the current text colour, `size` pixels wide. */
export function lineIcon(name: LineIcon, size = 28): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="square"><path d="${paths[name]}"/></svg>`;
}
