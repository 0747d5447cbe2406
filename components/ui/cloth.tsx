import clsx from 'clsx';
import type { ResolvedPicture } from '@/content/types';
import { Picture } from './picture';

type ClothProps = {
  picture: ResolvedPicture;
  priority?: boolean;
  /** Where phones see the cloth bare: beside a page's title, or above the words of a call. */
  shade: 'head-shade' | 'call-shade';
};

/** A woven ground behind text: the picture covers its parent, and ink covers the side where the text stands. */
export function Cloth({ picture, priority, shade }: ClothProps) {
  const isHead = shade === 'head-shade';
  return (
    <div aria-hidden="true" className="absolute inset-0 -z-10">
      <Picture
        picture={picture}
        alt=""
        sizes="100vw"
        priority={priority}
        phoneSizes={isHead ? '47vw' : undefined}
        className={clsx(
          'absolute object-cover object-right',
          isHead ? 'head-cloth' : 'inset-0 h-full w-full',
        )}
      />
      <div className={`${shade} absolute inset-0`} />
    </div>
  );
}
