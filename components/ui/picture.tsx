import clsx from 'clsx';
import { preload } from 'react-dom';
import type { PictureFiles, ResolvedPicture } from '@/content/types';
import { jpegAddress, jpegWidth, pictureAddress, pictureSources } from '@/lib/rules/picture-address';

export type PictureProps = {
  picture: ResolvedPicture;
  alt: string;
  sizes: string;
  phoneSizes?: string;
  /**
   * Eager and first in line, for the first screen only; an early one is asked for before the styles are read; a poster is also the
   * largest paint of its page: what can wait waits for it (./poster-first.ts).
   */
  order?: 'first' | 'early' | 'poster';
  className?: string;
};

/** Windows as narrow as a phone, in px: with letters twice as large a desk's window is no phone, whose cut is too small for it. */
const PHONES = '(max-width: 767px)';

/** A picture in the lightest format the browser reads, at the width the layout needs, its place kept. */
export function Picture({ picture, alt, sizes, phoneSizes = '100vw', order, className }: PictureProps) {
  if (order && order !== 'first') hint(picture.phone ?? picture, picture.phone ? phoneSizes : sizes, order);
  return (
    <picture>
      {picture.phone && <Sources files={picture.phone} sizes={phoneSizes} media={PHONES} />}
      <Sources files={picture} sizes={sizes} />
      <img
        src={jpegAddress(picture)}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={order ? 'eager' : 'lazy'}
        fetchPriority={order ? 'high' : undefined}
        decoding="async"
        className={clsx('bg-ink', className)}
      />
    </picture>
  );
}

/** Has phones ask for a picture before they have read the styles; a poster's priority tells poster-first.ts of it. */
function hint(files: PictureFiles, imageSizes: string, order: PictureProps['order']) {
  const [{ type, srcSet: imageSrcSet } = {}] = pictureSources(files);
  const fetchPriority = order === 'poster' ? 'high' : 'auto';
  const asked = { as: 'image', type, imageSrcSet, imageSizes, media: PHONES, fetchPriority } as const;
  preload(pictureAddress(files, jpegWidth(files), 'avif'), asked);
}

function Sources({ files, sizes, media }: { files: PictureFiles; sizes: string; media?: string }) {
  return pictureSources(files).map((source) => (
    <source
      key={source.type}
      media={media}
      {...source}
      sizes={sizes}
      width={media && files.width}
      height={media && files.height}
    />
  ));
}
