/** Calls back with a page in the document: as soon as it is parsed, and again whenever React has put one there. */
export type OnPage = (callback: () => void) => void;

/** Self-contained: see early-script.tsx; hence the name of the event, `protocol.pageShown`, is written out. */
export const onPageShown: OnPage = function (callback) {
  document.addEventListener('page-shown', callback);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', callback);
  else callback();
};
