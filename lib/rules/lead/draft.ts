/** What is written and chosen in a form, as the visitor's device keeps it: one draft a form. */
export type Draft = {
  /** Epoch milliseconds. */
  savedAt: number;
  /** Names and values of the fields. */
  pairs: [string, string][];
  /** Of a message that was sent: not taken by the mailer, or nobody knows. */
  fate?: 'unsent' | 'unsure';
};

const PREFIX = 'brouillon:';
const DAY_MS = 24 * 3600 * 1000;
const MAX_AGE_MS = 7 * DAY_MS;

const keyOf = (form: string) => `${PREFIX}${form}`;

/** The draft of a form; null without one, or with one that is too old or damaged. */
export function readDraft(form: string): Draft | null {
  try {
    return parseDraft(localStorage.getItem(keyOf(form)));
  } catch {
    // Storage switched off: the site works without its memory.
    return null;
  }
}

/** Keeps a form's draft in place of the one before; says whether the device took it. */
export function writeDraft(form: string, draft: Omit<Draft, 'savedAt'>): boolean {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify({ ...draft, savedAt: Date.now() }));
    return true;
  } catch {
    // Storage full or switched off.
    return false;
  }
}

/** Erases all that the device keeps of a form. */
export function eraseDraft(form: string): void {
  try {
    localStorage.removeItem(keyOf(form));
  } catch {
    // Storage switched off: nothing was kept.
  }
}

/** Erases whatever this site keeps on the device and is older than seven days, dated ahead, or no draft. */
export function dropOldDrafts(): void {
  try {
    Object.keys(localStorage).forEach((key) => {
      if (key.startsWith(PREFIX) && !parseDraft(localStorage.getItem(key))) localStorage.removeItem(key);
    });
  } catch {
    // Storage switched off: nothing was kept.
  }
}

function parseDraft(text: string | null): Draft | null {
  try {
    const { savedAt, pairs, fate } = JSON.parse(text || 'null') as Draft;
    const ageMs = Date.now() - savedAt;
    const isRight = ageMs > -DAY_MS && ageMs < MAX_AGE_MS && pairs.every((pair) => pair.every(isText));
    return isRight ? { savedAt, pairs, fate } : null;
  } catch {
    return null;
  }
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
