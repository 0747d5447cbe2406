/** Calls back once the whole page is in the document. */
export type OnPage = (callback: () => void) => void;

/** Self-contained: see early-script.tsx. */
export const onPageParsed: OnPage = function (callback) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', callback);
  else callback();
};
