'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isGenerousConnection } from '@/lib/rules/network';

/** A pointer that only crosses a link means nothing. */
const INTENT_MS = 80;

/** Fetches the page that a pointer rests on before it is asked for, where data is cheap; nothing elsewhere. */
export function PrefetchOnIntent() {
  const router = useRouter();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const cancel = () => clearTimeout(timer);
    function follow({ target }: PointerEvent) {
      cancel();
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
      if (!link || link.pathname === location.pathname || !isGenerousConnection()) return;
      timer = setTimeout(() => router.prefetch(link.pathname), INTENT_MS);
    }
    document.addEventListener('pointerover', follow, { passive: true });
    // Once pressed, the link itself fetches its page.
    document.addEventListener('pointerdown', cancel, { passive: true });
    return () => {
      cancel();
      document.removeEventListener('pointerover', follow);
      document.removeEventListener('pointerdown', cancel);
    };
  }, [router]);
  return null;
}
