import type { Film, HomePage } from '@/content/types';
import { getPicture } from '@/lib/pictures';
import { ButtonLink } from '@/components/ui/button';
import { Eyebrow } from '@/components/ui/eyebrow';
import { Selvedge } from '@/components/ui/selvedge';
import { srcSet } from '@/components/ui/picture';
import { Arrow } from '@/components/ui/arrow';
import { FilmButton, HeroFilm } from './hero-film';

type HeroProps = HomePage['hero'] & { film: { wide: Film; phone: Film } };

/** First screen of the home page: the promise, over the cloth being woven. */
export function Hero({ eyebrow, title, lead, primary, secondary, film }: HeroProps) {
  return (
    <div data-film="" className="group relative isolate overflow-hidden bg-ink text-white">
      <div aria-hidden="true" className="absolute inset-0 -z-10">
        <HeroPoster />
        <HeroFilm {...film} />
      </div>
      <div aria-hidden="true" className="hero-shade absolute inset-0 -z-10" />
      <div className="mx-auto flex max-w-page flex-col justify-end px-5 pb-14 pt-44 md:min-h-hero md:justify-center md:px-10 md:pb-24 md:pt-32 xl:px-0">
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 className="mt-5 max-w-[20ch] font-heading text-hero font-bold md:mt-7">{title}</h1>
        <p className="mt-6 max-w-narrow text-lead text-lavender md:mt-8">{lead}</p>
        <div className="mt-7 flex flex-wrap gap-3 md:mt-9">
          <ButtonLink href={primary.href} tone="accent">
            {primary.label}
            <Arrow />
          </ButtonLink>
          <ButtonLink href={secondary.href} tone="outline">
            {secondary.label}
          </ButtonLink>
        </div>
        {/* On the left, its words can change without moving it. */}
        <div className="absolute left-5 top-24 md:static md:mt-10">
          <FilmButton {...film} />
        </div>
      </div>
      <Selvedge />
    </div>
  );
}

/** The film's first frame, which stands alone wherever the film does not play: portrait on phones. */
function HeroPoster() {
  const [wide, phone] = [getPicture('hero'), getPicture('hero-phone')];
  return (
    <picture>
      <source media="(max-width: 767px)" type="image/avif" srcSet={srcSet(phone, 'avif')} sizes="100vw" />
      <source media="(max-width: 767px)" type="image/webp" srcSet={srcSet(phone, 'webp')} sizes="100vw" />
      <source type="image/avif" srcSet={srcSet(wide, 'avif')} sizes="100vw" />
      <source type="image/webp" srcSet={srcSet(wide, 'webp')} sizes="100vw" />
      <img
        src={`/media/${wide.name}-${wide.widths[1]}.${wide.version}.jpg`}
        alt=""
        width={wide.width}
        height={wide.height}
        fetchPriority="high"
        decoding="async"
        className="absolute inset-0 h-full w-full object-cover"
      />
    </picture>
  );
}
