import clsx from 'clsx';
import type { ResolvedPicture } from '@/content/types';
import { Picture } from './picture';

type ClothProps = {
  picture: ResolvedPicture;
  priority?: boolean;
  phoneSizes?: string;
  /** The ink over it, which leaves it bare beside a page's title, or above the words of a call. */
  shade: string;
  className: string;
};

/** A woven ground behind text: the picture in its parent, and ink over the side where the text stands. */
export function Cloth({ shade, className, ...picture }: ClothProps) {
  return (
    <div aria-hidden="true" className="absolute inset-0 -z-10">
      <Picture
        {...picture}
        alt=""
        sizes="100vw"
        className={clsx('absolute object-cover object-right', className)}
      />
      <div className={`${shade} absolute inset-0`} />
    </div>
  );
}
