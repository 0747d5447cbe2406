import type { ErrorsPage, Link, WithPicture } from '@/content/types';
import { ButtonLink } from '@/components/ui/button';
import { Cloth } from '@/components/ui/cloth';
import { Eyebrow } from '@/components/ui/eyebrow';
import { TextLink } from '@/components/ui/text-link';
import { Arrow } from '@/components/ui/arrow';
import { ArticleWords } from './article-words';

type MissingScreenProps = WithPicture<ErrorsPage> & { links: Link[] };

/**
 * What an unknown address shows: what happened, and the ways on. Where an article was asked for, its words take the
 * place of the page's, and one way back that of the others.
 */
export function MissingScreen({ page, article, picture, links }: MissingScreenProps) {
  return (
    <div className="relative isolate overflow-hidden bg-ink text-white">
      <Cloth picture={picture} shade="call-shade" />
      <div className="mx-auto flex min-h-[80vh] max-w-page flex-col items-start justify-center px-5 pb-14 pt-40 md:px-10 md:py-36 xl:px-0">
        <Eyebrow>Erreur 404</Eyebrow>
        <h1 data-article={article.title} className="mt-4 font-heading text-hero font-bold">
          {page.title}
        </h1>
        <p
          data-article={article.text}
          className="mt-5 text-lead text-lavender md:max-w-[28rem] lg:max-w-narrow"
        >
          {page.text}
        </p>
        <ArticleWords />
        <p className="missing-article mt-10">
          <ButtonLink href={article.action.href} tone="accent">
            <Arrow isBack />
            {article.action.label}
          </ButtonLink>
        </p>
        <nav aria-label={page.waysOn} className="missing-page mt-8 md:max-w-[28rem] lg:max-w-narrow">
          <p className="font-semibold">{page.waysOn}</p>
          <ul className="mt-2 flex flex-wrap gap-x-7">
            {links.map((link) => (
              <li key={link.href}>
                <TextLink href={link.href}>{link.label}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className="missing-page mt-10 font-code text-small text-lavender">
          Unexpected Application Error! 404 Not Found
        </p>
      </div>
    </div>
  );
}
