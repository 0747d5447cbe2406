import { colours, wovenColours } from '../colours';

export type ThreadColour = keyof typeof wovenColours;

/** What lies under the cloth and what it fades to. */
export const { ink } = colours;

export const colourNames = Object.keys(wovenColours) as ThreadColour[];

/** Index of a colour in the tables that cloths store. */
export function colourIndex(name: ThreadColour): number {
  return colourNames.indexOf(name);
}

/** Converts `#rrggbb` to linear light, three numbers in [0, 1]. */
export function toLinear(hex: string): [number, number, number] {
  return [1, 3, 5].map((at) => decode(parseInt(hex.slice(at, at + 2), 16) / 255)) as [number, number, number];
}

function decode(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

const steps = 8192;

/** Brightest linear light the table tells apart: above `shoulder`, highlights close softly instead of clipping. */
const brightest = 2;
const shoulder = 0.6;

/** Entries of `encodeTable` for one unit of linear light. */
export const encodeSteps = steps / brightest;

/** Bytes of sRGB for linear light, read at `value * encodeSteps`. */
export const encodeTable = Uint8ClampedArray.from({ length: steps + 1 }, (_, step) => {
  const light = step / encodeSteps;
  const room = 1 - shoulder;
  const value = light < shoulder ? light : shoulder + room * (1 - Math.exp((shoulder - light) / room));
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
});
