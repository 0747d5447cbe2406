import clsx from 'clsx';
import type { HeaderWords, Link, WithPicture } from '@/content/types';
import { ButtonLink } from '@/components/ui/button';
import { ClothBand } from '@/components/ui/cloth-band';
import { Eyebrow } from '@/components/ui/eyebrow';

type PageHeaderProps = WithPicture<HeaderWords> & {
  actions?: { primary: Link; secondary: Link };
  /** What comes next is wanted in the same window: less air. */
  isLow?: boolean;
  /** On phones without intro, under a low strip: their first window has no more room. */
  isShortOnPhones?: boolean;
};

/** Top of an inner page: its title over a cloth of its own; on a phone under a strip of it, from edge to edge. */
export function PageHeader({ edge, picture, actions, isLow, isShortOnPhones, ...words }: PageHeaderProps) {
  return (
    <ClothBand
      cloth={`head-cloth max-md:relative max-md:mt-14 ${isShortOnPhones ? 'max-md:h-cloth-low max-md:short:h-0' : 'max-md:h-cloth'}`}
      picture={picture}
      order="early"
      edge={edge}
    >
      <div
        className={clsx(
          'page-width pb-1.5 pt-3 md:pb-14 md:pt-32 lg:low:pt-24',
          isLow && 'md:!pb-6 md:!pt-24',
          isShortOnPhones && 'max-md:short:pt-0',
        )}
      >
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h1
          className={clsx(
            'font-heading text-display font-bold',
            isLow ? 'md:mt-2 md:!text-heading' : 'md:mt-4 md:max-w-[8.5em]',
          )}
        >
          {words.title}
        </h1>
        <p
          className={clsx(
            'mt-2 text-note text-lavender md:mt-4 md:max-w-aside md:text-intro',
            isLow && 'md:!mt-2 md:!text-base',
            isShortOnPhones && 'max-md:hidden',
          )}
        >
          {words.intro}
        </p>
        {actions && (
          <div className="mt-4 flex flex-wrap gap-3 pb-2 md:mt-7">
            <ButtonLink {...actions.primary} tone="accent" />
            <ButtonLink {...actions.secondary} tone="outline" className="max-md:hidden" />
          </div>
        )}
      </div>
    </ClothBand>
  );
}
