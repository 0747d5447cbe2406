import type { ReactNode } from 'react';
import type { ErrorsPage } from '@/content/types';
import { getPicture } from '@/lib/pictures';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { Arrow } from '@/components/ui/arrow';

type ArticleNotFoundProps = ErrorsPage['article'] & { suggestion: ReactNode };

/**
 * The screen of an article that does not exist: no navigation, one way back. A document shows one `<main>` at most and
 * the 404 page holds two: this one is `hidden` until the style sheet shows it in place of the other.
 */
export function ArticleNotFound({ title, text, action, picture, suggestion }: ArticleNotFoundProps) {
  return (
    <main hidden className="mx-auto max-w-page px-5 py-10 md:px-10 xl:px-0">
      <Picture
        picture={getPicture(picture)}
        alt=""
        sizes="(min-width: 1240px) 1160px, 92vw"
        className="aspect-cover w-full rounded-card object-cover"
      />
      <h1 className="mt-12 font-heading text-display font-bold">{title}</h1>
      <p className="mt-5 text-lead text-muted">{text}</p>
      {suggestion}
      <ButtonLink href={action.href} className="mt-8">
        <Arrow isBack />
        {action.label}
      </ButtonLink>
    </main>
  );
}
