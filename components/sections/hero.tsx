import type { Film, HomePage, ResolvedPicture } from '@/content/types';
import { ButtonLink } from '@/components/ui/button';
import { ClothBand } from '@/components/ui/cloth-band';
import { Eyebrow } from '@/components/ui/eyebrow';
import { Arrow } from '@/components/ui/strokes';
import { FilmButton, HeroFilm } from './hero-film';

type HeroProps = HomePage['hero'] & { film: { wide: Film; phone: Film } | null; poster: ResolvedPicture };

/** First screen of the home page: the promise, over a film where there is one; its first frame stands wherever it does not play. */
export function Hero({ film, poster, ...words }: HeroProps) {
  const { eyebrow, title, intro, edge, primary, secondary, filmButton } = words;
  return (
    <div data-early={film ? 'film' : undefined} suppressHydrationWarning className="group">
      <ClothBand
        cloth="hero-cloth"
        picture={poster}
        order="poster"
        film={film && <HeroFilm {...film} />}
        edge={edge}
      >
        <div className="page-width flex flex-col justify-end pb-8 pt-56 short:max-md:pt-36 max-md:tall:pt-64 md:min-h-[min(54rem,96vh)] md:justify-center md:pb-24 md:pt-28 lg:low:pb-20 lg:low:pt-24">
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 className="font-heading text-hero font-bold md:mt-5 md:max-w-[7.4em] lg:low:text-figure">
            {title}
          </h1>
          <p className="mt-3 max-w-narrow text-base text-lavender max-xs:text-note max-xs:leading-snug md:mt-6 md:max-w-aside md:text-intro">
            {intro}
          </p>
          <div className="mt-5 flex flex-col gap-1 md:mt-7 md:flex-row md:gap-3">
            <ButtonLink {...primary} tone="accent">
              <Arrow />
            </ButtonLink>
            <ButtonLink
              {...secondary}
              tone="outline"
              className="max-md:self-start max-md:border-0 max-md:!px-0 max-md:underline"
            />
          </div>
        </div>
        {film && (
          <div className="page-width pointer-events-none absolute inset-x-0 top-40 max-md:text-right short:max-md:top-20 short:max-md:text-left md:bottom-10 md:top-auto lg:low:bottom-auto lg:low:top-[calc(100vh-5rem)] lg:low:text-right">
            <FilmButton {...film} {...filmButton} />
          </div>
        )}
      </ClothBand>
    </div>
  );
}
