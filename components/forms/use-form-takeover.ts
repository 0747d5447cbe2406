import { useEffect, useRef } from 'react';

/**
 * Takes a form over from the plain page once the script runs: the browser's own validation steps aside for ours,
 * and a submit pressed before that moment (kept by `EarlySubmit`) is honoured once.
 */
export function useFormTakeover(handleSubmit: (form: HTMLFormElement) => void) {
  const form = useRef<HTMLFormElement>(null);
  const latestHandler = useRef(handleSubmit);

  useEffect(() => {
    latestHandler.current = handleSubmit;
  });

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    element.noValidate = true;
    const wasSubmittedEarly = element.dataset.earlySubmit !== undefined;
    delete element.dataset.earlySubmit;
    element.dataset.ready = '';
    if (wasSubmittedEarly) latestHandler.current(element);
  }, []);

  return form;
}
