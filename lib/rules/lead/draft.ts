import { DAY_MS } from '@/lib/rules/days';

/** What is written and chosen in a form, as the visitor's device keeps it: one draft a form. */
export type KeptDraft = {
  /** Epoch milliseconds. */
  savedAt: number;
  /** When it was begun, as text: an entry of the history notes it, and knows by it what was kept under it. */
  begun: string;
  /** Since when, as text, one draft took the place of another and none was erased: what an entry has kept before is gone. */
  since: string;
  /** Names and values of the fields. */
  pairs: [string, string][];
  /** Of a message that was sent: not taken by the mailer, nobody knows, or posted by the browser, whose next page said so. */
  fate?: 'unsent' | 'unsure' | 'posted';
  /** Of a quote, how the site wears it, as a list of styles: `--cloth`, and what it is woven of; `--lines`; `--total`. */
  worn?: string;
};

/** For how many days a draft is kept. */
export const DRAFT_DAYS = 7;
const PREFIX = 'brouillon:';

/** What the device answers; null where its storage is off or full, or holds what is damaged: the site works without. */
function attempt<Answer>(device: () => Answer): Answer | null {
  try {
    return device();
  } catch {
    return null;
  }
}

/** The draft of a form; null without one, or with one that is too old or damaged. */
export function readDraft(form: string): KeptDraft | null {
  return attempt(() => {
    const draft = JSON.parse(localStorage.getItem(PREFIX + form) || '') as KeptDraft;
    const { savedAt, pairs, ...texts } = draft;
    const ageMs = Date.now() - savedAt;
    const areTexts = [...pairs, Object.values(texts)].every((each) =>
      each.every((text: unknown) => typeof text === 'string'),
    );
    return areTexts && ageMs > -DAY_MS && ageMs < DRAFT_DAYS * DAY_MS ? draft : null;
  });
}

/** Keeps a form's draft in place of the one before, begun when that was if nothing else is said; says whether the device took it. */
export function writeDraft(
  form: string,
  draft: Omit<KeptDraft, 'savedAt' | 'begun' | 'since'> & { begun?: string },
): boolean {
  const savedAt = Date.now();
  const { begun = String(savedAt), since = draft.begun || begun } = readDraft(form) ?? {};
  const kept = JSON.stringify({ begun, since, ...draft, savedAt });
  const isKept = attempt(() => localStorage.setItem(PREFIX + form, kept)) !== null;
  tellTab();
  return isKept;
}

/** Erases all that the device keeps of a form; what is erased by hand is told to the other tabs before it goes. */
export function eraseDraft(form: string, how?: 'by hand'): void {
  attempt(() => {
    if (how) localStorage.setItem(PREFIX + form, '');
    localStorage.removeItem(PREFIX + form);
  });
  tellTab();
}

/** Tells this tab, as the device tells the others, that something is kept or erased. */
function tellTab(): void {
  dispatchEvent(new Event('storage'));
}

/** How another tab has erased this form's draft, if that is what it tells. */
export function erasureIn({ key, newValue }: StorageEvent, form: string): 'by hand' | 'sent' | null {
  if (key !== PREFIX + form || newValue) return null;
  return newValue === '' ? 'by hand' : 'sent';
}

/** Erases whatever this site keeps on the device and is too old, dated ahead, or no draft. */
export function dropOldDrafts(): void {
  attempt(() =>
    Object.keys(localStorage).forEach((key) => {
      if (key.startsWith(PREFIX) && !readDraft(key.slice(PREFIX.length))) localStorage.removeItem(key);
    }),
  );
}
