/** How a picture is encoded: widths in pixels, qualities from 1 to 100, the encoders' effort. */
export type Recipe = {
  widths: readonly number[];
  quality: { avif: number; webp: number; jpeg: number };
  effort: number;
};

/** Beyond it, files hardly shrink and the wait grows by half. */
const effort = 4;

/**
 * The recipe of a picture of the given name and width. What ends in `-phone` is seen on dense screens, where a lower
 * quality does not show.
 */
export function picturesRecipe(name: string, width: number): Recipe {
  const quality = name.endsWith('-phone')
    ? { avif: 46, webp: 62, jpeg: 62 }
    : { avif: 52, webp: 67, jpeg: 66 };
  // What is as wide as a page starts wider: phones have a cut of their own, or a window of 640 pixels.
  const steps = width > 1600 ? [640, 1280, 1920] : [400, 800, 1200, 1600];
  const widest = Math.min(width, 1920);
  return { widths: [...steps.filter((each) => each < 0.9 * widest), widest], quality, effort };
}
