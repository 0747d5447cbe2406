import { toPng } from '../cloth/to-png';
import { weave } from '../cloth/weave';
import { writeMaster } from '../write-outputs';
import { selvedge } from './about/selvedge';
import { halfWoven } from './about/half-woven';
import { clientStripes, lawSigns, ruledPage, sixWeaves } from './headers/cloths';
import { apiSample } from './services/samples';
import type { Cloth } from '../cloth/cloth';
import type { ThreadColour } from '../cloth/palette';

/** A cloth that says its page: threads across a wide window and a phone, where the middle of each lies, its turn in degrees. */
type Header = {
  cloth: Cloth | undefined;
  scale: number;
  close: number;
  angle: number;
  wide: readonly [number, number];
  phone: readonly [number, number];
  /** Its turn on a phone, where that is another one. */
  phoneAngle?: number;
  /** Brightness of the cloth far from the lamp. */
  rest?: number;
  /** Where ink that hides the cloth gives way to it, in fractions of a wide one. */
  ink?: number;
};

/** A page of the law: its sign in each colour, none cut by the right edge. */
function ofLaw(nth: number, ...colours: ThreadColour[]): Header {
  const places = { wide: [-6, -0.7], phone: [-13, -0.2] } as const;
  return { cloth: lawSigns(nth, ...colours), scale: 82, close: 48, angle: -2, ...places, ink: 0.44 };
}

const headers: Readonly<Record<string, Header>> = {
  about: { cloth: selvedge().cloth, scale: 25, close: 15, angle: -20, wide: [-1.5, 0.5], phone: [1.8, 0.6] },
  services: { cloth: sixWeaves(), scale: 42, close: 16.5, angle: -10, wide: [-11, 0], phone: [0, 0] },
  portfolio: { cloth: clientStripes(), scale: 42, close: 18, angle: -16, wide: [-12, 0], phone: [0, 0] },
  contact: {
    cloth: apiSample(),
    scale: 28,
    close: 22,
    angle: -14,
    wide: [-8, 0],
    phone: [0, 0],
    phoneAngle: -46,
  },
  devis: { cloth: halfWoven().cloth, scale: 26, close: 16, angle: -14, wide: [-8, 0.8], phone: [-1, 0.5] },
  legal: ofLaw(0, 'ochre', 'white', 'terracotta', 'teal'),
  privacy: ofLaw(1, 'terracotta', 'teal', 'ochre', 'white'),
  accessibility: ofLaw(2, 'white', 'terracotta', 'teal', 'ochre'),
  blog: { cloth: ruledPage(), scale: 32, close: 16, angle: -6, wide: [-8, 0], phone: [-1, 0], rest: 0.34 },
};

/** At full strength from where the title ends. */
const wideCut = {
  ...{ width: 1920, height: 520, twist: 0.07 },
  light: { x: 0.82, y: 0.4, radius: 0.42, pool: 0.75, rest: 0.5 },
  fade: [{ side: 'left', from: 0.36, to: 0.66, floor: 0.1 }],
} as const;

/** A strip over the title, from edge to edge, at full strength; without the plies, which a small screen does not show. */
const phoneCut = {
  ...{ width: 720, height: 222, twist: 0.02 },
  light: { x: 0.6, y: 0.3, radius: 0.7, pool: 0.8, rest: 0.7 },
} as const;

/** Weaves the cloth at the top of each inner page, for both sizes of window; a wide one is dark at left, where its title stands. */
export async function produce(): Promise<string[]> {
  const files: string[] = [];
  for (const [name, header] of Object.entries(headers)) {
    const { cloth, scale, close, angle, wide, phone, phoneAngle = angle, rest, ink } = header;
    const [fade] = wideCut.fade;
    const lit = {
      ...wideCut,
      light: { ...wideCut.light, ...(rest && { rest }) },
      fade: [{ ...fade, ...(ink && { from: ink, floor: 0 }) }],
    };
    const whole = weave({ ...lit, seed: name, scale, angle, centre: wide }, cloth);
    const near = weave({ ...phoneCut, seed: name, scale: close, angle: phoneAngle, centre: phone }, cloth);
    files.push(...(await writeMaster(`header-${name}`, await toPng(whole))));
    files.push(...(await writeMaster(`header-${name}-phone`, await toPng(near))));
  }
  return files;
}
