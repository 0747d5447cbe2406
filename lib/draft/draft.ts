import type { Subject } from '@/lib/mailer/body';
import { isObject, parseObject, textsOf } from '@/lib/parse-json';
import { KEPT_MS } from '@/lib/stored-text';

/** What a visitor has written and chosen, not sent yet. Texts are by field name and never empty. */
export type Draft = {
  texts: Record<string, string>;
  featureIds: readonly string[];
  customFeatures: readonly string[];
};

/** Where the device keeps the draft of a form. */
export function draftKey(subject: Subject): string {
  return `trame:brouillon:${subject}`;
}

/** The text to keep for a draft, or null when there is nothing worth keeping. `now` is in epoch milliseconds. */
export function formatDraft(draft: Draft, now: number): string | null {
  const isEmpty =
    Object.keys(draft.texts).length + draft.featureIds.length + draft.customFeatures.length === 0;
  return isEmpty ? null : JSON.stringify({ savedAt: now, ...draft });
}

/**
 * Reads a kept draft field by field; what is not of the right kind is dropped. Null when nothing usable is left or
 * when it is older than seven days. Never throws, whatever the text.
 */
export function parseDraft(text: string | null, now: number): Draft | null {
  const kept = text === null ? null : parseObject(text);
  if (!kept || typeof kept.savedAt !== 'number' || now - kept.savedAt > KEPT_MS) return null;
  const draft = {
    texts: parseTexts(kept.texts),
    featureIds: textsOf(kept.featureIds),
    customFeatures: textsOf(kept.customFeatures).filter((feature) => feature.trim() !== ''),
  };
  return formatDraft(draft, now) === null ? null : draft;
}

function parseTexts(value: unknown): Record<string, string> {
  if (!isObject(value)) return {};
  const texts = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return Object.fromEntries(texts);
}
