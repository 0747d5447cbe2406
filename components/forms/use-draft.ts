import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import { draftKey, formatDraft, parseDraft } from '@/lib/draft/draft';
import type { Subject } from '@/lib/mailer/body';
import { readStored, writeStored } from '@/lib/stored-text';
import { fillEmptyTexts, readTexts, readTicks, tickUntouchedBoxes } from './form-texts';

const SAVE_DELAY_MS = 400;
const NO_FEATURES: readonly string[] = [];

type DraftOptions = {
  subject: Subject;
  formRef: RefObject<HTMLFormElement | null>;
  customFeatures?: readonly string[];
  onCustomFeatures?: (features: readonly string[]) => void;
  /** Whether something else, such as a link, says what is chosen: the draft then gives its texts back only. */
  isSelectionGiven?: () => boolean;
};

/**
 * Keeps what is written and ticked in a form on the visitor's device, a moment after each change and whenever the page
 * is left; gives it back on the next visit, never over something already there. Without storage it does nothing.
 */
export function useDraft({
  subject,
  formRef,
  customFeatures = NO_FEATURES,
  onCustomFeatures,
  isSelectionGiven = () => false,
}: DraftOptions) {
  const key = draftKey(subject);
  const [isRestored, setIsRestored] = useState(false);
  const save = useRef<((form: HTMLFormElement) => void) | null>(null);

  useEffect(() => {
    const isFirst = save.current === null;
    save.current = (form) => {
      const kept = { texts: readTexts(form), featureIds: readTicks(form), customFeatures };
      writeStored(key, formatDraft(kept, Date.now()));
    };
    if (!isFirst && formRef.current) save.current(formRef.current);
  }, [key, formRef, customFeatures]);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    let timer: ReturnType<typeof setTimeout>;
    const saveNow = () => save.current?.(form);
    const saveSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(saveNow, SAVE_DELAY_MS);
    };
    form.addEventListener('input', saveSoon);
    addEventListener('pagehide', saveNow);
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      clearTimeout(timer);
      saveNow();
      form.removeEventListener('input', saveSoon);
      removeEventListener('pagehide', saveNow);
      document.removeEventListener('visibilitychange', saveNow);
    };
  }, [formRef]);

  function restore(form: HTMLFormElement) {
    const draft = parseDraft(readStored(key), Date.now());
    if (!draft) return;
    const hasTexts = fillEmptyTexts(form, draft.texts);
    const isGiven = isSelectionGiven();
    const hasBoxes = !isGiven && tickUntouchedBoxes(form, draft.featureIds);
    const hasCustom = !isGiven && onCustomFeatures !== undefined && draft.customFeatures.length > 0;
    startTransition(() => {
      if (hasCustom) onCustomFeatures(draft.customFeatures);
      setIsRestored(hasTexts || hasBoxes || hasCustom);
    });
  }

  function forget() {
    writeStored(key, null);
    setIsRestored(false);
  }

  return { isRestored, restore, forget };
}
