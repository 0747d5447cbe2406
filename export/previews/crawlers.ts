/** How an application that previews links reads a page, and what it takes. */
export type Crawler = {
  name: string;
  /** Bytes of the page it reads; what comes later does not exist for it. */
  readsBytes: number;
  /** Tags it takes each part from, the preferred first. */
  title: readonly string[];
  description: readonly string[];
  image: readonly string[];
  /** Tags without which it shows no large preview. */
  needs: readonly string[];
  /** Characters it shows of a title before cutting it. */
  titleCharacters: number;
  picture: { maxBytes: number; minWidth: number; minHeight: number; formats: readonly string[] };
};

const OPEN_GRAPH = {
  title: ['og:title', 'title'],
  description: ['og:description', 'description'],
  image: ['og:image'],
};

const TWITTER = {
  title: ['twitter:title', 'og:title', 'title'],
  description: ['twitter:description', 'og:description', 'description'],
  image: ['twitter:image', 'og:image'],
};

/**
 * Limits as documented by each, and tightened to what is known to work where practice is stricter: WhatsApp drops a
 * picture of more than 300 kB without a word.
 */
export const crawlers: readonly Crawler[] = [
  {
    name: 'WhatsApp',
    readsBytes: 300_000,
    ...OPEN_GRAPH,
    needs: ['og:title', 'og:description', 'og:url', 'og:image'],
    titleCharacters: 80,
    picture: { maxBytes: 300_000, minWidth: 300, minHeight: 157, formats: ['jpeg'] },
  },
  {
    name: 'Facebook',
    readsBytes: 1_000_000,
    ...OPEN_GRAPH,
    needs: ['og:title', 'og:type', 'og:url', 'og:image'],
    titleCharacters: 88,
    picture: { maxBytes: 8_000_000, minWidth: 600, minHeight: 315, formats: ['jpeg', 'png'] },
  },
  {
    name: 'X',
    readsBytes: 1_000_000,
    ...TWITTER,
    needs: ['twitter:card'],
    titleCharacters: 70,
    picture: { maxBytes: 5_000_000, minWidth: 300, minHeight: 157, formats: ['jpeg', 'png', 'webp'] },
  },
  {
    name: 'LinkedIn',
    readsBytes: 1_000_000,
    ...OPEN_GRAPH,
    needs: ['og:title', 'og:image', 'og:description', 'og:url'],
    titleCharacters: 119,
    picture: { maxBytes: 5_000_000, minWidth: 1200, minHeight: 627, formats: ['jpeg', 'png'] },
  },
  {
    name: 'Telegram',
    readsBytes: 300_000,
    ...OPEN_GRAPH,
    needs: ['og:title', 'og:image', 'og:site_name'],
    titleCharacters: 100,
    picture: { maxBytes: 5_000_000, minWidth: 300, minHeight: 157, formats: ['jpeg', 'png', 'webp'] },
  },
  {
    name: 'Slack',
    readsBytes: 32_768,
    ...TWITTER,
    needs: ['og:site_name'],
    titleCharacters: 90,
    picture: { maxBytes: 2_000_000, minWidth: 300, minHeight: 157, formats: ['jpeg', 'png', 'webp'] },
  },
];
