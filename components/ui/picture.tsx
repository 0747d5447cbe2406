import clsx from 'clsx';
import type { WovenPicture } from '@/lib/pictures';

type PictureProps = {
  picture: WovenPicture;
  /** Empty for a decorative picture. */
  alt: string;
  /** Layout widths, as the `sizes` attribute takes them. */
  sizes: string;
  /** Eager and first in line: for the largest paint of a page only. */
  priority?: boolean;
  className?: string;
};

/** A picture in the lightest format the browser reads, at the width the layout needs, its place kept. */
export function Picture({ picture, alt, sizes, priority = false, className }: PictureProps) {
  const { name, version, widths, width, height } = picture;
  const fallbackWidth = widths[Math.floor(widths.length / 2)];
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(picture, 'webp')} sizes={sizes} />
      <img
        src={`/media/${name}-${fallbackWidth}.${version}.jpg`}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={clsx('bg-ink', className)}
      />
    </picture>
  );
}

/** The `srcset` of one format of a picture. */
export function srcSet({ name, version, widths }: WovenPicture, extension: 'avif' | 'webp'): string {
  return widths.map((width) => `/media/${name}-${width}.${version}.${extension} ${width}w`).join(', ');
}
