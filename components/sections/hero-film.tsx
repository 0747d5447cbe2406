import type { Film, HomePage } from '@/content/types';
import { fill } from '@/lib/rules/fill';
import { formatMegabytes } from '@/lib/rules/numbers';
import { Button } from '@/components/ui/button';

type HeroFilmProps = { wide: Film; phone: Film };

/** The film over the hero's poster, its files only announced: play-film.ts says when they are fetched. */
export function HeroFilm({ wide, phone }: HeroFilmProps) {
  return (
    <video
      autoPlay
      muted
      loop
      playsInline
      preload="none"
      tabIndex={-1}
      data-files={`${files(phone)}\n${files(wide)}`}
      // Its sources are not React's to look after.
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
      className="opacity-0 transition-opacity duration-500 group-data-[film=playing]:opacity-100"
    />
  );
}

type FilmButtonProps = HeroFilmProps & HomePage['hero']['filmButton'];

/** Stops the film and starts it again, and says what it weighs until it is fetched; not seen without a script. */
export function FilmButton({ wide, phone, play, size, pause }: FilmButtonProps) {
  return (
    <Button
      tone="veiled"
      className="pointer-events-auto invisible rounded-full group-data-[film]:visible max-xs:w-touch max-xs:gap-0 max-xs:px-0 md:-ml-3.5"
    >
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" className="h-3 w-3 fill-ochre">
        <path className="group-data-[film=playing]:hidden" d="M1.5 0v12L11 6z" />
        <path className="hidden group-data-[film=playing]:inline" d="M1 0h3.5v12H1zM7.5 0H11v12H7.5z" />
      </svg>
      <span className="group-data-[film=playing]:hidden">
        <span className="sr-only">{play}</span>
        <span className="hidden group-data-[film=offered]:inline">
          {' '}
          <span className="max-xs:sr-only md:hidden">{fill(size, { size: weight(phone) })}</span>
          <span className="hidden md:inline">{fill(size, { size: weight(wide) })}</span>
        </span>
      </span>
      <span className="sr-only hidden group-data-[film=playing]:inline">{pause}</span>
    </Button>
  );
}

function files(film: Film): string {
  return film.map(({ src }) => src).join(' ');
}

function weight(film: Film): string {
  return formatMegabytes(Math.max(...film.map(({ bytes }) => bytes)));
}
