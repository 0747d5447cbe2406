import type { Film, HomePage, ResolvedPicture } from '@/content/types';
import { ButtonLink } from '@/components/ui/button';
import { Eyebrow } from '@/components/ui/eyebrow';
import { Edge, Selvedge } from '@/components/ui/selvedge';
import { Picture } from '@/components/ui/picture';
import { Arrow } from '@/components/ui/strokes';
import { FilmButton, HeroFilm } from './hero-film';

type HeroProps = HomePage['hero'] & { film: { wide: Film; phone: Film } | null; poster: ResolvedPicture };

/** First screen of the home page: the promise, over a film where there is one. */
export function Hero({ film, poster, ...words }: HeroProps) {
  const { eyebrow, title, lead, edge, primary, secondary, filmButton } = words;
  return (
    <>
      <div
        data-film=""
        suppressHydrationWarning
        className="group relative isolate overflow-hidden bg-ink text-white"
      >
        <div aria-hidden="true" className="absolute inset-0 -z-10 print:hidden">
          {/* The film's first frame, which stands alone wherever the film does not play. */}
          <Picture
            picture={poster}
            alt=""
            sizes="100vw"
            isPoster
            className="hero-cloth absolute object-cover"
          />
          {film && <HeroFilm {...film} />}
        </div>
        <div aria-hidden="true" className="hero-shade absolute inset-0 -z-10" />
        <div className="mx-auto flex max-w-page flex-col justify-end px-5 pb-20 pt-56 md:min-h-hero md:justify-center md:px-10 md:pb-24 md:pt-28 lg:low:pb-20 lg:low:pt-24 xl:px-0">
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 className="font-heading text-hero font-bold max-xs:text-subheading md:mt-5 md:max-w-[7.4em] lg:low:text-figure">
            {title}
          </h1>
          <p className="mt-3 max-w-narrow text-base text-lavender md:mt-6 md:max-w-aside md:text-lead">
            {lead}
          </p>
          <div className="mt-5 flex flex-col gap-1 md:mt-7 md:flex-row md:gap-3">
            <ButtonLink {...primary} tone="accent">
              <Arrow />
            </ButtonLink>
            <ButtonLink
              {...secondary}
              tone="outline"
              className="max-md:border-transparent max-md:underline"
            />
          </div>
        </div>
        {film && (
          <div className="pointer-events-none absolute inset-x-0 top-40 mx-auto max-w-page px-5 md:bottom-10 md:top-auto md:px-10 xl:px-0">
            <FilmButton {...film} {...filmButton} />
          </div>
        )}
        <Selvedge />
      </div>
      <Edge words={edge} isDrawn />
    </>
  );
}
