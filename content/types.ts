/** The shape of everything an owner may change. Words are French; identifiers are English. */

import type { ArticleCategory, FeatureCategory } from './categories';
import type { formWords } from './forms';
import type { frameWords } from './frame';
import type { quoteWords } from './pages/devis';

/** A picture's file in `content/pictures` (or `articles/…` beside an article), with its extension or without. */
export type PictureName = string;

/** Files of one picture: `/media/<name>-<width>.<version>.{avif,webp}`, for every width in pixels, and one JPEG. */
export type PictureFiles = {
  name: string;
  version: string;
  widths: readonly number[];
  /** Intrinsic size of the largest file, in pixels. */
  width: number;
  height: number;
};

/** A picture ready to be shown, and the cut of it for phones where there is one (`<name>-phone`). */
export type ResolvedPicture = PictureFiles & { phone?: PictureFiles };

/** Words whose picture stands as its files, where the content has its name. */
export type WithPicture<Words> = Omit<Words, 'picture'> & { picture: ResolvedPicture };

/** The same for words with an illustration. */
export type WithImage<Words> = Omit<Words, 'image'> & { image: WithPicture<Illustration> };

/** The agency's mark, as what stands within an SVG of this window: shapes, or a file to be fetched. */
export type Logo = { viewBox: string; shapes: string };

/** An informative picture: the alternative text says what it shows. */
export type Illustration = { picture: PictureName; alt: string };

export type Link = { label: string; href: string };

/** Where the site links to a page: bar and drawer, list of the footer, last line of the footer. */
export type LinkPlace = 'menu' | 'footer' | 'legal';

/** What menus, search engines and previews are told of a page; the site's name completes `title`. */
export type Page = {
  path: string;
  /** All that it says, by the name that exports it: `legalNoticePage` is in `legal-notice.ts`. */
  words: Readonly<Record<string, unknown>>;
  /** Its name in menus. */
  label: string;
  linkedFrom: readonly LinkPlace[];
  /** Day of the last change worth another visit, YYYY-MM-DD. */
  updated: string;
  title: string;
  description: string;
};

/** Top of an inner page: title and lead over a cloth of its own (a decorative picture). */
export type PageHeader = { eyebrow: string; title: string; lead: string; picture: PictureName };

/** Last band of a page, inviting to the next step. */
export type ClosingCall = { title: string; text: string; action: Link; picture: PictureName };

export type SectionIntro = { title: string; lead?: string };

/** Each pattern of woven icon says something about its subject. */
export type IconName = 'web' | 'mobile' | 'devops' | 'api' | 'data' | 'mvp';

export type Expertise = { icon: IconName; title: string; description: string; technologies: string[] };

export type Service = {
  /** Anchor of the block on /services. */
  id: string;
  icon: IconName;
  title: string;
  subtitle: string;
  description: string;
  technologies: string[];
  /** Deliverables, as short noun phrases. */
  features: string[];
  /** To the quote where its catalogue prices this service, to the agency where it does not. */
  action: Link;
};

export type Project = {
  id: string;
  title: string;
  category: string;
  description: string;
  image: Illustration;
  technologies: string[];
  features: string[];
  impact: string;
  /** Where the project is told in full. */
  link: string;
  /** Shown on the home page when true. */
  featured: boolean;
};

export type Offer = {
  id: string;
  title: string;
  /** Whole US dollars. */
  priceUsd: number;
  description: string;
  features: string[];
  popular: boolean;
};

export type Stat = { number: string; label: string };

export type Value = { title: string; description: string };

export type Step = { title: string; description: string };

export type FaqEntry = { question: string; answer: string };

/** One priced line of the quote's catalogue. */
export type Feature = {
  id: string;
  name: string;
  /** The same in plain words, for whoever the name tells nothing. */
  note?: string;
  /** Whole US dollars. */
  priceUsd: number;
  category: FeatureCategory;
};

/** What one US dollar was worth in euros on a day, YYYY-MM-DD. */
export type ExchangeRate = { date: string; eurPerUsd: number };

export type Article = {
  /** Lower-case UUID v4: the last segment of the article's address. */
  id: string;
  title: string;
  excerpt: string;
  /** HTML made from the article's Markdown, of a closed list of elements. */
  content: string;
  author: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Day of the last change to what it says, where it has changed since, YYYY-MM-DD. */
  updated?: string;
  /** Such as "8 min". */
  readTime: string;
  category: ArticleCategory;
  tags: string[];
  image: Illustration;
  featured: boolean;
  views: number;
  likes: number;
  comments: number;
};

/** An article without its body, which never travels with a list. */
export type ArticleSummary = WithImage<Omit<Article, 'content'>>;

/** What a card shows and the search reads. */
export type ListedArticle = Pick<
  ArticleSummary,
  'id' | 'title' | 'excerpt' | 'category' | 'date' | 'readTime' | 'tags' | 'featured'
> & { image: Pick<ArticleSummary['image'], 'picture'> };

export type HomePage = {
  hero: {
    filmButton: { play: string; pause: string };
    eyebrow: string;
    title: string;
    lead: string;
    primary: Link;
    secondary: Link;
  };
  expertise: SectionIntro & { action: Link };
  /** Heard, not seen. */
  stats: { label: string };
  projects: SectionIntro & { action: Link };
  pricingShortcut: string;
  pricing: SectionIntro & {
    popular: string;
    offerAction: Link;
    terms: string;
    quoteInvitation: string;
    quoteAction: Link;
  };
  clients: SectionIntro;
  about: SectionIntro & { action: Link };
  closing: ClosingCall;
};

export type AboutPage = {
  header: PageHeader;
  vision: { title: string; statement: string; detail: string };
  mission: { title: string; statement: string; detail: string };
  picture: Illustration;
  quote: { label: string; text: string; author: string };
  values: SectionIntro & { items: Value[] };
  expertise: SectionIntro & { paragraphs: string[]; highlights: string[]; image: Illustration; action: Link };
  approach: SectionIntro & { steps: Step[] };
  closing: ClosingCall;
};

export type ServicesPage = {
  header: PageHeader;
  actions: { quote: Link; work: Link };
  labels: { technologies: string; features: string };
  process: SectionIntro & { steps: Step[] };
  closing: ClosingCall & { secondary: Link };
};

export type PortfolioPage = {
  header: PageHeader;
  labels: Record<'technologies' | 'features' | 'impact' | 'visit' | 'source', string>;
  results: SectionIntro;
  closing: ClosingCall;
};

export type ContactPage = {
  header: PageHeader;
  /** `instead` leads to the first telephone, on phones. */
  form: SectionIntro & { instead: string };
  details: SectionIntro & {
    hours: string;
    hoursElsewhere: string;
    location: string;
    presence: string;
    replyTime: string;
    labels: Record<'email' | 'phone' | 'location' | 'replyTime' | 'hours' | 'network', string>;
  };
  faq: SectionIntro & { entries: FaqEntry[] };
  closing: ClosingCall;
};

export type FrameWords = typeof frameWords;

/** A line that nobody has to fill; `type` and `autoComplete` help to type it (`tel`…). */
export type FormField = { label: string; type?: 'tel' | 'url'; autoComplete?: string };

/** What both forms say, in every state. */
export type FormWords = typeof formWords;

/** What the quote says besides. */
export type QuoteWords = typeof quoteWords;

export type DevisPage = {
  header: PageHeader;
  terms: { title: string; entries: FaqEntry[] };
};

export type BlogPage = {
  header: PageHeader;
  featured: SectionIntro;
  latest: SectionIntro;
  newsletter: Record<'title' | 'text' | 'email' | 'subscribe', string>;
};

export type BlogWords = {
  search: Record<'label' | 'query' | 'submit' | 'category' | 'everyCategory' | 'found' | 'more', string> & {
    none: { title: string; text: string };
  };
  pages: Record<'label' | 'newer' | 'older' | 'position', string>;
};

export type ArticleWords = Record<
  'tags' | 'updated' | 'readTime' | 'views' | 'likes' | 'comments' | 'save' | 'contents' | 'related',
  string
> & { back: Link; share: Record<'title' | 'copied' | 'byHand', string> };

export type BlogArchive = {
  header: Pick<PageHeader, 'title' | 'lead'>;
  search: string;
  title: string;
  found: Record<'title' | 'text', string>;
};

export type ArticleEnding = Omit<ClosingCall, 'picture'> & { secondary: Link };

/** Who publishes the site and what it keeps, in the words of the page: `legal.ts` says which law wants what. */
export type Legal = {
  publisher: string;
  /** Legal form and capital. */
  form: string;
  register: string;
  seat: string;
  /** Director of the publication. */
  director: string;
  host: { name: string; address: string; phone: string };
  messages: { readBy: string; country: string; keptFor: string };
  /** How long the web server's logs are kept. */
  logs: string;
  /** Whom a visitor complains to. */
  authority: string;
};

export type LegalFact = { label: string; text: string; href?: string };

export type LegalSection = { title: string; paragraphs?: string[]; facts?: LegalFact[] };

export type LegalPage = { header: PageHeader; sections: LegalSection[] };

/** Who the site speaks for. Every value an owner replaces before going live is in `content/site.ts`. */
export type Site = {
  name: string;
  tagline: string;
  /** Public origin, without a trailing slash. */
  origin: string;
  email: string;
  /** As shown to a reader. */
  phone: string;
  /** Digits only, with the country code, as wa.me expects. */
  whatsapp: string;
  /** Telephones shown besides, wherever the first one is. */
  otherPhones: readonly { label: string; number: string }[];
  /** How soon the agency answers, as in « Réponse sous … ». */
  replyTime: string;
  linkedin: string;
  copyrightYear: number;
  mailer: {
    /** Fixed label sent as `sender_name`. */
    senderName: string;
  };
};

/** The home page's film, by files of `content/films`, and the picture it begins with. */
export type HeroFilm = { poster: PictureName; wide: string[]; phone: string[] };

/** One encoding of a film: its address and its size on the wire, in bytes. */
export type FilmFile = { src: string; bytes: number };

/** A film in its encodings, the first one a browser reads being the one it plays. */
export type Film = readonly FilmFile[];

/** Shown without a network, in place of a page that the device has never seen; its list is the worker's. */
export type OfflinePage = { title: string; heading: string; text: string; retry: string };

/** A page that broke in the browser. */
export type BrokenPage = Record<'tab' | 'title' | 'text' | 'reload', string>;

export type ErrorsPage = {
  page: { title: string; text: string; waysOn: string };
  code: string;
  article: { title: string; text: string; action: Link };
  picture: PictureName;
};
