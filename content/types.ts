/** The shape of everything an owner may change. Words are French; identifiers are English. */

import type { ArticleCategory, FeatureCategory } from './categories';

/** A picture's file in `content/pictures` (or `articles/…` beside an article), with its extension or without. */
export type PictureName = string;

/** Files of one picture: `/media/<name>-<width>.<version>.{avif,webp}`, for every width in pixels, and one JPEG, but for a phone’s cut. */
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

/** A text that depends on how many there are, `{count}`. */
export type CountedText = { one: string; many: string };

export type Currency = 'usd' | 'eur' | 'cfa';

/** Who the site speaks for: see `agency.ts`, which says each of them in French. */
export type Agency = {
  name: string;
  tagline: string;
  footerSentence: string;
  /** Public origin, without a trailing slash. */
  origin: string;
  email: string;
  /** Fixed label sent as `sender_name`. */
  senderName: string;
  whatsapp: string | null;
  otherPhones: readonly { label: string; number: string }[];
  networks: readonly { name: string; href: string }[];
  announcedNetworks: readonly string[];
  place: string;
  presence: string;
  team: { size: string; cities: readonly [string, ...string[]]; since: number };
  founder: string;
  hours: Record<'days' | 'times' | 'zone', string> & { elsewhere: string | null };
  /** As in « Réponse en … ». */
  replyTime: string;
  outage: string | null;
  notices: readonly Notice[];
  currency: Currency;
  /** What one US dollar was worth in euros on a day, YYYY-MM-DD. */
  exchangeRate: { date: string; eurPerUsd: number };
  payment: Record<'deposit' | 'ways' | 'taxes', string>;
  terms: Record<
    'silence' | 'quoteHolds' | 'defectsMended' | 'refund' | 'revisions' | 'samePerson' | 'answer',
    string
  >;
  /** What the agency does not do is null. */
  delays: Record<'mvp' | 'application' | 'demonstration', string | null>;
  copyrightYear: number;
  legal: LegalFacts;
  colours: AgencyColours;
};

/** What is announced from a day to another, YYYY-MM-DD. */
export type Notice = { from: string; to: string; text: string };

/** The four colours, #rrggbb, from which all others derive. */
export type AgencyColours = Record<'dark' | 'accent' | 'warm' | 'fresh', string>;

export type LegalFacts = Record<
  | ('publisher' | 'form' | 'register' | 'seat' | 'director')
  | ('readBy' | 'carriedBy' | 'country' | 'logs' | 'authority'),
  string
> & {
  /** What not every agency has. */
  vat: string | null;
  insurance: string | null;
  law: string | null;
  generalTerms: { text: string; /** Where they can be read. */ href?: string } | null;
  representative: string | null;
  basis: string | null;
  transfers: string | null;
  host: Record<'name' | 'address' | 'phone', string>;
  /** Days after which a message is erased. */
  keptDays: number;
};

/** What an owner confirms before going live: facts of the agency, and lists of the content. */
export type Confirmable =
  | Exclude<keyof Agency, 'footerSentence' | 'otherPhones' | 'announcedNetworks' | 'currency' | 'notices'>
  | ('clients' | 'projects' | 'stats' | 'offers' | 'catalogue' | 'services' | 'articles' | 'promises');

/** Where the site links to a page: bar and drawer, list of the footer, last line of the footer. */
export type LinkPlace = 'menu' | 'footer' | 'legal';

/** What menus, search engines and previews are told of a page; the site's name completes `title`. */
export type Page = {
  path: string;
  /** Its name in menus. */
  label: string;
  linkedFrom: readonly LinkPlace[];
  /** Day of the last change worth another visit, YYYY-MM-DD. */
  updated: string;
  title: string;
  description: string;
  /** The picture of its preview on social networks. */
  card: PictureName;
  /** False while it has nothing to show: the site goes without it then, and what leads to it leads home. */
  isShown?: boolean;
};

/** Top of an inner page: title and intro over a cloth of its own (a decorative picture), with a print along its `edge`. */
export type HeaderWords = Record<'eyebrow' | 'title' | 'intro' | 'edge', string> & { picture: PictureName };

export type ClosingWords = { title: string; text: string; action: Link };

export type SectionIntro = { title: string; intro?: string };

export type Service = {
  /** Anchor of the block on /services. */
  id: string;
  title: string;
  /** On the home page. */
  summary: string;
  subtitle: string;
  description: string;
  technologies: readonly string[];
  /** Deliverables, as short noun phrases. */
  features: readonly string[];
  /** What its lines do not hold. */
  extras?: readonly string[];
  /** A sample of its cloth. */
  picture: PictureName;
  /** Ids of the catalogue's lines that its quote begins with; none where it is priced on request. */
  lines: readonly string[];
  /** What it costs at least, in whole units of the agency's currency, where it has no lines. */
  startsAt?: number;
};

/** Somebody who works here; each is said where it is known. `photo` is a file of `content/team`. */
export type Person = { name?: string; part?: string; town?: string; photo?: string };

export type Project = {
  id: string;
  title: string;
  category: string;
  description: string;
  image: Illustration;
  technologies: readonly string[];
  features: readonly string[];
  /** For whom it was made: town and country, the year, how long it took. */
  place?: string;
  year?: number;
  duration?: string;
  /** What it changed, in one fact, or what its figure says it of. */
  impact: string;
  /** What of it was measured, and by whom. */
  measured?: string;
  /** Such as « −60 % »: its sentence begins with it. */
  figure?: string;
  /** Where the project is told in full. */
  link: string;
  /** Shown on the home page when true. */
  featured: boolean;
};

export type Offer = {
  id: string;
  title: string;
  /** In whole units of the agency's currency; null on request. */
  price: number | null;
  /** Such as « 1 à 2 semaines ». */
  delay: string;
  description: string;
  features: readonly string[];
  /** Ids of the catalogue's lines that it holds. */
  lines: readonly string[];
  /** What it holds that no line says, such as « cinq pages ». */
  besides?: string;
  popular: boolean;
};

export type Stat = { number: string; label: string };

/** A value of the agency, or a step of its work. */
export type Point = Record<'title' | 'description', string>;

export type FaqEntry = { question: string; answer: string };

export type Feature = {
  id: string;
  name: string;
  /** The same in plain words, for whoever the name tells nothing. */
  note?: string;
  /** In whole units of the agency's currency. */
  price: number;
  category: FeatureCategory;
  /** The lesser line that it stands for, by its id. */
  insteadOf?: string;
  /** How long it takes, `[fewest, most]`, where that is not what its category takes. */
  weeks?: Weeks;
};

/** A delay in weeks, `[fewest, most]`. */
export type Weeks = readonly [number, number];

/** What a quote is made of: the catalogue, and what a line in the visitor's own words costs. */
export type PriceList = { features: readonly Feature[]; customPrice: number };

export type Article = {
  /** Lower-case UUID v4: the last segment of the article's address. */
  id: string;
  title: string;
  excerpt: string;
  /** HTML made from the article's Markdown, of a closed list of elements. */
  content: string;
  /** Where each section begins, and what its heading says, as HTML. */
  headings: readonly { id: string; title: string }[];
  author: string;
  /** What a person who signs does; a team signs without. */
  role?: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Day of the last change to what it says, where it has changed since, YYYY-MM-DD. */
  updated?: string;
  correction?: string;
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
export type ArticleSummary = WithImage<Omit<Article, 'content' | 'headings'>>;

export type HomePage = {
  hero: {
    filmButton: Record<'play' | 'size' | 'pause', string>;
    eyebrow: string;
    title: string;
    intro: string;
    edge: string;
    primary: Link;
    secondary: Link;
  };
  expertise: SectionIntro & { action: Link };
  /** Heard, not seen. */
  stats: { label: string };
  projects: { title: string; action: string };
  /** `from` says the lowest price, and nothing where there is none. */
  pricingShortcut: { label: string; from: string | null };
  pricing: SectionIntro &
    Record<
      'popular' | 'onRequest' | 'delivery' | 'linesTotal' | 'offerAction' | 'terms' | 'quoteInvitation',
      string
    > & {
      holds: CountedText;
      quoteAction: Link;
    };
  clients: { title: string };
  about: { title: string; action: Link };
  closing: ClosingWords;
};

export type AboutPage = {
  header: HeaderWords;
  vision: Record<'title' | 'statement' | 'detail', string>;
  mission: AboutPage['vision'];
  picture: Illustration;
  founderWords: { label: string; text: string; author: string; people: string };
  values: { title: string; items: Point[] };
  expertise: SectionIntro & { paragraphs: string[]; highlights: string[]; image: Illustration; action: Link };
  approach: SectionIntro & { steps: Point[] };
  closing: ClosingWords;
};

export type ServicesPage = {
  header: HeaderWords;
  actions: { primary: Link; secondary: Link };
  labels: Record<
    'technologies' | 'features' | 'included' | 'extras' | 'compose' | 'ask' | 'linesTotal' | 'startsAt',
    string
  >;
  process: SectionIntro & { steps: Point[] };
  closing: ClosingWords & { secondary: Link };
};

export type PortfolioPage = {
  header: HeaderWords;
  labels: Record<'technologies' | 'features' | 'impact' | 'tour', string> &
    Record<'visit' | 'source', string | null>;
  results: { title: string };
  closing: ClosingWords;
};

export type ContactPage = {
  header: HeaderWords;
  /** `instead` stands before the first telephone, on phones; `waysOn`, once a message has left. */
  form: { title: string; instead: string; waysOn: readonly Link[] };
  details: SectionIntro & {
    hours: string;
    hoursElsewhere: string | null;
    location: string;
    replyTime: string;
    labels: Record<'email' | 'phone' | 'location' | 'replyTime' | 'hours' | 'network', string>;
  };
  faq: SectionIntro & { entries: FaqEntry[] };
  closing: ClosingWords & { picture: PictureName };
};

/** Of a quote that the device keeps: `text` may say `{lines}`, how many they are, and `{total}`. */
export type KeptQuoteWords = { title: string; text: string; action: Link; erase: string };

export type FrameWords = {
  skip: string;
  navigation: string;
  menu: Record<'label' | 'open' | 'close' | 'soon' | 'networks', string>;
  footer: string;
  /** What WhatsApp opens on. */
  greeting: string;
  keptQuote: KeptQuoteWords;
  /** As long as its facts are the demonstration's. */
  demonstration: string;
};

export type FormField = {
  /** What drafts, links and mails know it by, whatever its label says: no other field of any form has this name and another label. */
  name: string;
  label: string;
  /** What it says where it is left empty; a field without it may be. */
  required?: string;
  autoComplete?: string;
} & (
  | {
      /** A line of text unless it says otherwise: `email` and `url` are checked, `tel` is not, `message` has many lines. */
      kind?: 'email' | 'tel' | 'url' | 'message';
      choices?: undefined;
    }
  | { kind: 'choice'; choices: readonly string[] }
);

/** A form: what it asks, what its messages are called, and what it says besides what all say. */
export type Form = {
  /** Its name in the page, in drafts and in what is posted. */
  name: string;
  /** The `sujet` of its messages. */
  subject: string;
  /** Who writes, and where an answer goes, before anything else: no message leaves without. */
  fields: readonly [
    FormField & { name: 'name'; required: string },
    FormField & { name: 'email'; kind: 'email'; required: string },
    ...FormField[],
  ];
  /** Its name for whoever hears the page. */
  label: string;
  /** What WhatsApp opens on, from its page. */
  greeting: string;
  submit: string;
  /** Of a message that failed. */
  failure: string;
  /** Of one that left. */
  sent: { title: string; text: string };
};

export type FormWords = {
  /** Printed along the cloth of a message that left. */
  edge: string;
  fields: Record<'optional' | 'length' | 'choose', string>;
  errors: Record<'mark' | 'email' | 'url' | 'message', string> & { summary: CountedText };
  sending: string;
  privacy: Link;
  draft: Record<'restored' | 'unsent' | 'unsure' | 'posted' | 'kept' | 'erase', string>;
  late: Record<'title' | 'kept', string>;
  /** Once a message has left and its form is back: `{title}` says that it has, `{time}` when; WhatsApp is named after `silence`. */
  after: Record<'sent' | 'reply' | 'silence', string>;
  withoutScript: Record<'posted' | 'mailed' | 'or' | 'trap', string>;
  failed: Record<
    | 'title'
    | 'offline'
    | 'refused'
    | 'busy'
    | 'unsure'
    | 'kept'
    | 'online'
    | 'retry'
    | 'sendNow'
    | 'otherWays',
    string
  >;
  otherWays: Record<'email' | 'copy' | 'copied' | 'byHand' | 'cut', string>;
};

/** What a form says that was sent without scripts: its fields in the mail, and the page that answers; why it is refused, by code. */
export type PostedWords = Record<
  | ('selected' | 'custom' | 'currency')
  | ('sentTitle' | 'sentText' | 'refusedTitle' | 'refusedText' | 'byEmail' | 'byWhatsapp')
  | ('form-incomplete' | 'line-too-long' | 'too-long' | 'too-many' | 'too-many-today' | 'origin-refused')
  | ('notKept' | 'unreadable' | 'nothing' | 'given' | 'givenElsewhere' | 'back'),
  string
>;

export type DevisPage = {
  header: HeaderWords;
  terms: { title: string; entries: FaqEntry[] };
};

export type QuoteWords = {
  lines: CountedText & { none: string };
  /** Its total, as it is heard. */
  total: string;
  /** How long it takes, with `{fewest}` and `{most}`. */
  delay: Record<'weeks' | 'months', string>;
  /** `readIn` is a line of the message, where another currency than the agency's was chosen. */
  currencies: { title: string; names: Record<Currency, string>; note: string; readIn: string };
  passCatalogue: string;
  group: { none: string; some: string };
  custom: Record<'title' | 'note' | 'label' | 'add' | 'list' | 'remove' | 'full', string>;
  whatsapp: Record<'label' | 'text', string>;
  /** That what is chosen exists as an offer. */
  offer: Record<'cheaper' | 'dearer' | 'adds' | 'prefer' | 'wish' | 'asked', string> & {
    others: CountedText;
  };
  sheet: { terms: string; next: { short: string; rest: string }; hint: string; others: string };
  form: string;
  receipt: Record<'title' | 'terms' | 'delay' | 'empty' | 'remove' | 'removed' | 'undo', string>;
  printed: Record<'title' | 'forWhom' | 'terms' | 'where' | 'pointPaper', string>;
  actions: Record<
    'share' | 'shared' | 'copyLink' | 'copyText' | 'print' | 'tooLong' | 'linkCopied' | 'byHand',
    string
  >;
  /** What it comes to; and what is said of it as long as the device keeps it. */
  sum: string;
  kept: string;
  /** Above the lines that a link brought. */
  link: Record<'shared' | 'from' | 'byLink' | 'noPayment' | 'moved', string> & { dropped: CountedText };
  /** Along its selvedge, whether its owner is known or not. */
  edge: Record<'owned' | 'unowned', string>;
};

export type BlogPage = {
  header: HeaderWords;
  featured: { title: string };
  latest: { title: string };
  /** null where there is none to come. */
  newsletter: (Record<'title' | 'text' | 'email' | 'subscribe', string> & { feed: Link }) | null;
  closing: ClosingWords;
};

export type BlogWords = Record<
  'label' | 'query' | 'submit' | 'category' | 'everyCategory' | 'found',
  string
> & {
  /** `empty` names the categories that hold nothing yet. */
  none: { title: string; text: string; empty: string; action: Link };
};

export type ArticleWords = Record<'tags' | 'contents' | 'related' | 'revised', string> &
  Record<'views' | 'likes' | 'comments', CountedText> & {
    back: Link;
    save: string | null;
    /** Who publishes it, and the way to write to them. */
    maker: { text: string; action: Link };
    /** Under the text: what was corrected, what may be copied, whom to tell of a mistake. */
    notes: Record<'corrected' | 'licence' | 'mistake', string> & { action: Link };
    /** What a message on WhatsApp begins with, and the link that opens it. */
    whatsapp: Record<'label' | 'text', string>;
    share: Record<'title' | 'copied' | 'byHand', string>;
  };

/** What is said of the parts of an article: a long example of code; what is heard of an example, and of a table. */
export type ArticleParts = Record<'showAllCode' | 'code' | 'table', string>;

/** What the feed says to a person: how to follow it, and where an article is. */
export type FeedWords = Record<'name' | 'hint' | 'read', string>;

export type ArticleEnding = ClosingWords & { secondary: Link };

/** A fact without a text is not shown. */
export type LegalFact = { label: string; text: string | null; href?: string };

export type LegalSection = { title: string; paragraphs?: string[]; list?: string[]; facts?: LegalFact[] };

/** `fact` is what the page has to say, in a word or a number. */
export type LegalPageWords = { header: HeaderWords; fact?: Stat; sections: LegalSection[] };

export type LegalWords = Record<'updated' | 'toWrite', string>;

/** The home page's film, by files of `content/films`, and the picture it begins with. */
export type FilmFiles = { poster: PictureName; wide: string[]; phone: string[] };

/** A film in its encodings, each an address and its bytes on the wire; a browser plays the first one that it reads. */
export type Film = readonly { src: string; bytes: number }[];

export type BrokenPage = Record<'tab' | 'title' | 'text' | 'failure' | 'reload', string>;

export type ErrorsPage = {
  edge: string;
  page: { title: string; text: string; waysOn: string; /** Said in English. */ failure: string };
  code: string;
  article: { title: string; text: string; action: Link };
  picture: PictureName;
};
