/** Lamp over the cloth; positions and radii are fractions of the picture's width and height. */
export type Light = {
  /** Where the pool of light falls. */
  x: number;
  y: number;
  /** Reach of the pool, as a fraction of the diagonal. */
  radius: number;
  /** Brightness of the pool and of the cloth far from it. */
  pool: number;
  rest: number;
  /** Direction the light comes from, in the picture's plane; need not be of unit length. */
  from: readonly [number, number];
};

export const defaultLight: Light = {
  x: 0.68,
  y: 0.3,
  radius: 0.36,
  pool: 0.85,
  rest: 0.26,
  from: [0.5, -0.62],
};

/** Darkens one side of the picture to ink: nothing but `floor` is left at `from`, all of the cloth at `to`. */
export type Fade = { side: 'left' | 'right' | 'top' | 'bottom'; from: number; to: number; floor?: number };

/** Brightness of the lamp at a point given in fractions, for a picture of this aspect (width / height). */
export function lightAt(light: Light, x: number, y: number, aspect: number): number {
  const dx = (x - light.x) * aspect;
  const dy = y - light.y;
  const reach = light.radius * Math.hypot(aspect, 1);
  return light.rest + light.pool * Math.exp(-(dx * dx + dy * dy) / (reach * reach));
}

/** Share of the cloth, from 0 (ink) to 1, that fades leave at a point given in fractions. */
export function fadeAt(fades: readonly Fade[], x: number, y: number): number {
  let share = 1;
  for (const fade of fades) {
    const along = fade.side === 'left' || fade.side === 'right' ? x : y;
    const way = fade.side === 'right' || fade.side === 'bottom' ? 1 - along : along;
    const part = Math.min(Math.max((way - fade.from) / (fade.to - fade.from), 0), 1);
    const floor = fade.floor ?? 0;
    share *= floor + (1 - floor) * part * part * (3 - 2 * part);
  }
  return share;
}
