'use client';

import { useEffect, useRef, useState } from 'react';
import type { Film } from '@/content/types';
import { formatMegabytes } from '@/lib/format-megabytes';
import { isGenerousConnection } from '@/lib/network';

type HeroFilmProps = { wide: Film; phone: Film };

/**
 * The film behind the hero. Its files are named only once it may play: by itself after the page has loaded, where
 * motion and connection allow it, or when the visitor asks, having read what it weighs.
 */
export function HeroFilm({ wide, phone }: HeroFilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [cut, setCut] = useState<Film | null>(null);
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => {
    if (!isGenerousConnection() || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // After everything the first screen needs, so that the film never competes with it.
    const start = () => setCut(cutForScreen({ wide, phone }));
    if (document.readyState !== 'complete') {
      addEventListener('load', start, { once: true });
      return () => removeEventListener('load', start);
    }
    const timer = setTimeout(start);
    return () => clearTimeout(timer);
  }, [wide, phone]);

  function toggle() {
    if (!cut) setCut(cutForScreen({ wide, phone }));
    else if (isPlaying) video.current?.pause();
    // A refusal (power saving) leaves the poster and this button: nothing to tell.
    else video.current?.play().catch(() => undefined);
  }

  return (
    <>
      <video
        ref={video}
        // A source appended to a video without one is not noticed: a new element reads its sources afresh.
        key={cut ? 'film' : 'still'}
        autoPlay
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        data-playing={isPlaying || undefined}
        onPlaying={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        className="absolute inset-0 -z-10 h-full w-full object-cover opacity-0 transition-opacity duration-500 data-[playing]:opacity-100"
      >
        {cut && <source src={cut.webm.src} type='video/webm; codecs="av01.0.05M.08"' />}
        {cut && <source src={cut.mp4.src} type="video/mp4" />}
      </video>
      <button
        type="button"
        onClick={toggle}
        className="inline-flex min-h-touch items-center gap-2.5 rounded border border-lavender bg-ink/90 px-4 text-small font-medium transition-colors hover:border-white hover:bg-indigo"
      >
        <svg viewBox="0 0 12 12" aria-hidden="true" className="h-3 w-3 fill-ochre">
          <path d={isPlaying ? 'M1 0h3.5v12H1zM7.5 0H11v12H7.5z' : 'M1.5 0v12L11 6z'} />
        </svg>
        {isPlaying ? 'Mettre la vidéo en pause' : 'Lire la vidéo'}
        {!cut && (
          <>
            <span className="md:hidden">({weight(phone)})</span>
            <span className="hidden md:inline">({weight(wide)})</span>
          </>
        )}
      </button>
    </>
  );
}

function cutForScreen({ wide, phone }: HeroFilmProps): Film {
  return matchMedia('(max-width: 767px)').matches ? phone : wide;
}

function weight(film: Film): string {
  return formatMegabytes(Math.max(film.webm.bytes, film.mp4.bytes));
}
