'use client';

import { useLayoutEffect } from 'react';
import { isArticlePath } from '@/lib/paths';

/**
 * Names the window after the missing article where the address asked for one: the 404 page is exported with the other
 * title, which the framework writes again whenever its metadata arrives.
 */
export function MissingArticleTitle({ title }: { title: string }) {
  useLayoutEffect(() => {
    function rename() {
      if (isArticlePath(location.pathname) && document.title !== title) document.title = title;
    }
    rename();
    const observer = new MutationObserver(rename);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [title]);
  return null;
}
