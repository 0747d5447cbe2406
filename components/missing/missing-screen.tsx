import type { ErrorsPage, Link, WithPicture } from '@/content/types';
import { ButtonLink } from '@/components/ui/button';
import { ClothBand } from '@/components/ui/cloth-band';
import { Edge } from '@/components/ui/selvedge';
import { Eyebrow } from '@/components/ui/eyebrow';
import { TextLink } from '@/components/ui/text-link';
import { Arrow } from '@/components/ui/strokes';

type MissingScreenProps = WithPicture<ErrorsPage> & {
  links: Link[];
  latest: { title: string; links: Link[] };
};

/** The page tells which of its two screens is seen: see pick-screen.ts. */
const looks = { page: 'group-data-[missing=article]:hidden', article: 'group-data-[missing=page]:hidden' };

/** What an unknown address shows: what happened, and the ways on; of an article, where one was asked for. */
export function MissingScreen({ code, page, article, edge, picture, links, latest }: MissingScreenProps) {
  return (
    <>
      <ClothBand
        cloth="head-cloth missing-cloth"
        picture={picture}
        order="poster"
        className="group-data-[missing=article]:min-h-screen"
      >
        <div className="page-width flex min-h-[80vh] flex-col items-start pb-14 pt-56 lg:justify-center lg:py-36">
          <Eyebrow>{code}</Eyebrow>
          <h1 className="mt-4 font-heading text-hero font-bold md:max-w-[8.5em]">
            <span className={looks.page}>{page.title}</span>
            <span className={looks.article}>{article.title}</span>
          </h1>
          <p className="mt-5 text-intro text-lavender md:max-w-aside lg:max-w-narrow">
            <span className={looks.page}>{page.text}</span>
            <span className={looks.article}>{article.text}</span>
          </p>
          <div className={`mt-8 ${looks.article}`}>
            <ButtonLink href={article.action.href} tone="accent">
              <Arrow isBack />
              {article.action.label}
            </ButtonLink>
            {latest.links.length > 0 && (
              <>
                <h2 className="mt-10 font-semibold">{latest.title}</h2>
                <ul className="mt-2">
                  {latest.links.map((link) => (
                    <li key={link.href} className="mt-1.5">
                      <TextLink {...link} />
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
          <nav aria-label={page.waysOn} className={`mt-8 max-w-sm ${looks.page}`}>
            <p className="font-semibold">{page.waysOn}</p>
            <ul className="mt-2 flex flex-wrap gap-x-5 max-md:text-note md:gap-x-7">
              {links.map((link) => (
                <li key={link.href}>
                  <TextLink {...link} />
                </li>
              ))}
            </ul>
          </nav>
          <p lang="en" className={`mt-10 font-code text-small text-lavender ${looks.page}`}>
            {page.failure}
          </p>
        </div>
      </ClothBand>
      <Edge words={edge} />
    </>
  );
}
