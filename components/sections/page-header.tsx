import type { HeaderWords, Link, WithPicture } from '@/content/types';
import { ButtonLink } from '@/components/ui/button';
import { ClothBand } from '@/components/ui/cloth-band';
import { Eyebrow } from '@/components/ui/eyebrow';

/** Low, where what comes next is wanted in the same window: less air; on phones no intro, under a low strip. */
const looks = {
  tall: {
    cloth: 'max-md:h-cloth',
    box: 'pb-1.5 pt-3 md:pb-14 md:pt-32 lg:low:pt-24',
    title: 'text-display md:mt-4 md:max-w-[8.5em]',
    intro: 'mt-2 text-note md:mt-4 md:text-intro',
  },
  low: {
    cloth: 'max-md:h-cloth-low max-md:short:h-0 max-md:[&_img]:object-[100%_95%]',
    box: 'pb-1.5 pt-3 max-md:short:pt-0 md:pb-6 md:pt-24',
    title: 'text-display md:mt-2 md:text-heading',
    intro: 'max-md:hidden md:mt-2 md:text-base',
  },
};

type PageHeaderProps = WithPicture<HeaderWords> & {
  actions?: { primary: Link; secondary: Link };
  isLow?: boolean;
};

/** Top of an inner page: its title over a cloth of its own; on a phone under a strip of it, from edge to edge. */
export function PageHeader({ edge, picture, actions, isLow, ...words }: PageHeaderProps) {
  const look = looks[isLow ? 'low' : 'tall'];
  return (
    <ClothBand
      cloth={`head-cloth max-md:relative max-md:mt-14 ${look.cloth}`}
      picture={picture}
      order="early"
      edge={edge}
    >
      <div className={`page-width ${look.box}`}>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h1 className={`font-heading font-bold ${look.title}`}>{words.title}</h1>
        <p className={`text-lavender md:max-w-aside ${look.intro}`}>{words.intro}</p>
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
