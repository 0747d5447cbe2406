/** Beyond it, files hardly shrink and the wait grows by half. */
const EFFORT = 4;

const WIDE = { avif: 52, webp: 67, jpeg: 66 };
const PHONE = { avif: 38, webp: 56, jpeg: 62 };
const STRIP = { avif: 34, webp: 50, jpeg: 62 };
const SAMPLE = { avif: 26, webp: 42, jpeg: 62 };

type Recipe = { widths: number[]; quality: typeof WIDE; smallest?: typeof WIDE; effort: number };

/**
 * How a picture is encoded, by its name and width: widths in pixels, qualities from 1 to 100 (the smallest width may have its
 * own), the encoders' effort.
 */
export function picturesRecipe(name: string, width: number): Recipe {
  // Bright threads from edge to edge, which hide what is lost; not a kilobyte more than the samples that they took the place of.
  if (/^header-.*-phone$/.test(name)) return { widths: [400, 560, 720], quality: STRIP, effort: EFFORT };
  // Seen small, on dense screens: twice a phone's width is enough, and a lower quality does not show.
  if (name.endsWith('-phone'))
    return { widths: [...(width > 440 ? [400] : []), Math.min(width, 720)], quality: PHONE, effort: EFFORT };
  if (name.startsWith('portrait-')) return { widths: [width], quality: PHONE, effort: EFFORT };
  // What is as wide as a page starts wider: phones have a cut of their own, or a window of 640 pixels.
  const steps = width > 1600 ? [640, 1280, 1920] : [400, 800, 1200, 1600];
  const widest = Math.min(width, 1920);
  const widths = [...steps.filter((each) => each < 0.9 * widest), widest];
  // Seen at a quarter of a phone’s width on the home page, in its first view.
  if (name.startsWith('service-'))
    return { widths: [240, ...widths], quality: WIDE, smallest: SAMPLE, effort: EFFORT };
  return { widths, quality: WIDE, effort: EFFORT };
}
