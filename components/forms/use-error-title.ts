import { useEffect } from 'react';

const MARK = 'Erreur\u00a0: ';

/** Says in front of the page's title, which screen readers and tabs tell first, that a form holds errors. */
export function useErrorTitle(hasErrors: boolean) {
  useEffect(() => {
    if (!hasErrors) return;
    document.title = MARK + document.title;
    // The page may have been left, and its title with it.
    return () => {
      document.title = withoutErrorMark(document.title);
    };
  }, [hasErrors]);
}

/** The title of a page, whatever its form holds. */
export function withoutErrorMark(title: string): string {
  return title.replace(MARK, '');
}
