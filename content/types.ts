/** The shape of everything an owner may change. Words are French; identifiers are English. */

/** Key of a picture woven by `media/` and listed in `content/pictures.ts`. */
export type PictureName = string;

/** Files of one picture: `/media/<name>-<width>.<version>.{avif,webp,jpg}`, for every width in pixels. */
export type PictureFiles = {
  version: string;
  widths: readonly number[];
  /** Intrinsic size of the largest file, in pixels. */
  width: number;
  height: number;
};

/** An informative picture: the alternative text says what it shows. */
export type Illustration = { picture: PictureName; alt: string };

export type Link = { label: string; href: string };

export type RoutePath = '/' | '/about' | '/services' | '/portfolio' | '/blog' | '/devis' | '/contact';

/** What search engines and previews are told; `title` is completed with the site's name. */
export type PageMeta = {
  path: RoutePath;
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

export type FeatureCategory =
  'Web' | 'Mobile' | 'E-commerce' | 'Développement' | 'Infrastructure' | 'Support' | 'Marketing' | 'Sécurité';

/** One priced line of the quote's catalogue. */
export type Feature = {
  id: string;
  name: string;
  /** Whole US dollars. */
  priceUsd: number;
  category: FeatureCategory;
};

/** What one US dollar was worth in euros on a day, YYYY-MM-DD. */
export type ExchangeRate = { date: string; eurPerUsd: number };

export type ArticleCategory =
  'Développement Web' | 'Applications Mobiles' | 'DevOps' | 'API' | 'Data Science' | 'Innovation';

export type Article = {
  /** Lower-case UUID v4: the last segment of the article's address. */
  id: string;
  title: string;
  excerpt: string;
  /** Trusted HTML written in this repository: h2, h3, p, ul, ol, li, blockquote, pre, code, strong, em, a, figure, table. */
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

export type HomePage = {
  meta: PageMeta;
  hero: {
    eyebrow: string;
    title: string;
    lead: string;
    primary: Link;
    secondary: Link;
  };
  expertise: SectionIntro & { action: Link };
  projects: SectionIntro & { action: Link };
  pricing: SectionIntro & { offerAction: Link; quoteInvitation: string; quoteAction: Link };
  clients: SectionIntro;
  about: SectionIntro & { action: Link };
  closing: ClosingCall;
};

export type AboutPage = {
  meta: PageMeta;
  header: PageHeader;
  vision: { title: string; statement: string; detail: string };
  mission: { title: string; statement: string; detail: string };
  picture: Illustration;
  quote: { text: string; author: string };
  values: SectionIntro & { items: Value[] };
  expertise: SectionIntro & { paragraphs: string[]; highlights: string[]; image: Illustration; action: Link };
  approach: SectionIntro & { steps: Step[] };
  closing: ClosingCall;
};

export type ServicesPage = {
  meta: PageMeta;
  header: PageHeader;
  actions: { quote: Link; work: Link };
  labels: { technologies: string; features: string };
  process: SectionIntro & { steps: Step[] };
  closing: ClosingCall & { secondary: Link };
};

export type PortfolioPage = {
  meta: PageMeta;
  header: PageHeader;
  labels: { technologies: string; features: string; impact: string };
  results: SectionIntro;
  closing: ClosingCall;
};

export type ContactPage = {
  meta: PageMeta;
  header: PageHeader;
  form: SectionIntro;
  details: SectionIntro & { hours: string; location: string; presence: string; replyTime: string };
  faq: SectionIntro & { entries: FaqEntry[] };
};

export type DevisPage = {
  meta: PageMeta;
  header: PageHeader;
};

export type BlogPage = {
  meta: PageMeta;
  header: PageHeader;
  featured: SectionIntro;
  latest: SectionIntro;
  newsletter: { title: string; text: string };
};

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
  linkedin: string;
  copyrightYear: number;
  mailer: {
    /** Fixed label sent as `sender_name`. */
    senderName: string;
  };
};

/** One encoding of a film: its address and its size on the wire, in bytes. */
export type FilmFile = { src: string; bytes: number };

/** A film in two encodings, listed lightest format first. */
export type Film = { webm: FilmFile; mp4: FilmFile };

export type ErrorsPage = {
  page: { title: string; text: string; waysOn: string; picture: PictureName };
  article: { title: string; text: string; action: Link; picture: PictureName };
  /** Before the name of the page that the visitor probably meant; the question mark comes by itself. */
  suggestion: string;
};
