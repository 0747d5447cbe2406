import { useEffect, useRef, type RefObject } from 'react';

type FormHandler = (form: HTMLFormElement) => void;

/**
 * Takes a form over from the plain page once the script runs: the browser's own validation steps aside for ours,
 * and a submit pressed before that moment (kept by early/keep-presses.ts) is honoured once. Otherwise the form is `onReady`.
 */
export function useFormTakeover(
  formRef: RefObject<HTMLFormElement | null>,
  onSubmit: FormHandler,
  onReady: FormHandler,
) {
  const handlers = useRef({ onSubmit, onReady });

  useEffect(() => {
    handlers.current = { onSubmit, onReady };
  });

  useEffect(() => {
    const element = formRef.current;
    if (!element) return;
    element.noValidate = true;
    const wasSubmittedEarly = element.dataset.earlySubmit !== undefined;
    delete element.dataset.earlySubmit;
    element.dataset.ready = '';
    const { onSubmit, onReady } = handlers.current;
    if (wasSubmittedEarly) onSubmit(element);
    else onReady(element);
  }, [formRef]);
}
