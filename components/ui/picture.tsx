import clsx from 'clsx';
import { preload } from 'react-dom';
import type { PictureFiles, ResolvedPicture } from '@/content/types';
import { jpegWidth, pictureAddress, pictureSources } from '@/lib/rules/picture-address';

export type PictureProps = {
  picture: ResolvedPicture;
  /** Empty for a decorative picture. */
  alt: string;
  /** Layout widths, as the `sizes` attribute takes them. */
  sizes: string;
  /** The same of a phone's own cut. */
  phoneSizes?: string;
  /** Eager and first in line: for the first screen only. */
  priority?: boolean;
  /** The same, and the largest paint of its page: what can wait waits for it (./poster-first.ts). */
  isPoster?: boolean;
  className?: string;
};

/** Not in `em`: letters twice as large make no wide window a phone, whose cut is too small for it. */
const PHONES = '(max-width: 767px)';

/** A picture in the lightest format the browser reads, at the width the layout needs, its place kept. */
export function Picture({
  picture,
  alt,
  sizes,
  phoneSizes = '100vw',
  priority,
  isPoster,
  className,
}: PictureProps) {
  const isFirst = priority || isPoster;
  if (isPoster) hint(picture.phone ?? picture, picture.phone ? phoneSizes : sizes);
  return (
    <picture>
      {picture.phone && <Sources files={picture.phone} sizes={phoneSizes} media={PHONES} />}
      <Sources files={picture} sizes={sizes} />
      <img
        src={pictureAddress(picture, jpegWidth(picture), 'jpg')}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className={clsx('bg-ink', className)}
      />
    </picture>
  );
}

/** Has phones ask for a poster before they have read the styles that stand before it, and tells poster-first.ts of it. */
function hint(files: PictureFiles, imageSizes: string) {
  const [{ type, srcSet: imageSrcSet } = {}] = pictureSources(files);
  const asked = { as: 'image', type, imageSrcSet, imageSizes, media: PHONES, fetchPriority: 'high' } as const;
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
