'use client';

import { useEffect, useState } from 'react';

/**
 * The floating link to the prices. Shown while the top of the target is below a tenth of the window's height;
 * without a script it is simply there. The observed zone runs from far above the window down to that tenth, so
 * the target enters it exactly when its top reaches the line.
 */
export function PricingShortcut({ targetId }: { targetId: string }) {
  const [isReached, setIsReached] = useState(false);

  useEffect(() => {
    const target = document.getElementById(targetId);
    if (!target) return;
    const observer = new IntersectionObserver(
      (entries) => setIsReached(entries[entries.length - 1]?.isIntersecting ?? false),
      { rootMargin: '1000000px 0px -90% 0px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [targetId]);

  return (
    <a
      href={`#${targetId}`}
      hidden={isReached}
      className="fixed bottom-4 right-3 z-30 inline-flex min-h-touch items-center rounded bg-ochre px-4 text-note font-semibold text-ink transition-colors hover:bg-ochre-light motion-safe:animate-rise md:bottom-7 md:right-10 print:hidden"
    >
      Voir nos tarifs
    </a>
  );
}
