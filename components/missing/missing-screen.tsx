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

/** What an unknown address shows: what happened, and the ways on; of an article, where one was asked for. */
export function MissingScreen({ code, page, article, edge, picture, links, latest }: MissingScreenProps) {
  return (
    <>
      <ClothBand
        cloth="head-cloth missing-cloth"
        picture={picture}
        isPoster
        className="group-data-[missing=article]:min-h-screen"
      >
        <div className="page-width flex min-h-[80vh] flex-col items-start pb-14 pt-56 lg:justify-center lg:py-36">
          <Eyebrow>{code}</Eyebrow>
          <h1 data-article={article.title} className="mt-4 font-heading text-hero font-bold">
            {page.title}
          </h1>
          <p
            data-article={article.text}
            className="mt-5 text-intro text-lavender md:max-w-aside lg:max-w-narrow"
          >
            {page.text}
          </p>
          <ArticleWords />
          <div className="mt-8 group-data-[missing=page]:hidden">
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
          <nav
            aria-label={page.waysOn}
            className="mt-8 group-data-[missing=article]:hidden md:max-w-aside lg:max-w-narrow"
          >
            <p className="font-semibold">{page.waysOn}</p>
            <ul className="mt-2 flex flex-wrap gap-x-7">
              {links.map((link) => (
                <li key={link.href}>
                  <TextLink {...link} />
                </li>
              ))}
            </ul>
          </nav>
          <p className="mt-10 font-code text-small text-lavender group-data-[missing=article]:hidden">
            Unexpected Application Error! 404 Not Found
          </p>
        </div>
      </ClothBand>
      <Edge words={edge} />
    </>
  );
}

/** Where an article was asked for, says so in the elements before it, each of which carries its other words. */
function ArticleWords() {
  const script = `(${sayArticle.toString()})(document.currentScript)`;
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}

// Runs in the page as it is written here: nothing from outside, nothing newer than the oldest supported browser.
function sayArticle(script: HTMLElement) {
  if (!script.closest('[data-missing="article"]')) return;
  script.parentElement?.querySelectorAll('[data-article]').forEach((element) => {
    element.textContent = element.getAttribute('data-article');
  });
}
