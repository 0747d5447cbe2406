/** One card: its address is `/og/<slug>.jpg`. */
export type Card = {
  slug: string;
  title: string;
  /** Short line under the title. */
  line: string;
  /** Seed of the cloth around the label. */
  seed: string;
  /** JPEG of `public/media` to lay instead: the cover of an article. */
  cover?: string;
};
