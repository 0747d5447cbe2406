import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { ResolvedPicture } from '@/content/types';
import { Picture, type PictureProps } from './picture';
import { Edge, Selvedge } from './selvedge';

type ClothBandProps = Pick<PictureProps, 'order'> & {
  picture: ResolvedPicture;
  /** The class that says where the cloth is bare (app/styles/cloths.css). */
  cloth: string;
  film?: ReactNode;
  edge?: string;
  /** Phones see this one near wherever it stands. */
  isNear?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * Words on a woven ground: a picture, the film over it, and ink over the side where the words stand. Phones see it near where a
 * page begins, else from afar.
 */
export function ClothBand({ cloth, picture, film, edge, className, children, ...how }: ClothBandProps) {
  const { order } = how;
  const isNear = order || how.isNear || !picture.phone;
  return (
    <>
      <div className={clsx('relative isolate overflow-hidden bg-ink text-white', className)}>
        <div aria-hidden="true" className={`cloth ${cloth} -z-10`}>
          <Picture
            picture={isNear ? picture : { ...picture, phone: undefined }}
            order={order}
            alt=""
            phoneSizes={order === 'poster' ? undefined : '75vw'}
            sizes={isNear ? '100vw' : '(min-width: 48em) 100vw, 45vw'}
          />
          {film}
        </div>
        {children}
        {edge && <Selvedge />}
      </div>
      {edge && <Edge words={edge} isDrawn />}
    </>
  );
}
