import type { ClothPicture } from '../weave-picture';

/** A cover before it is given the size they all share. */
export type Cover = Omit<ClothPicture, 'width' | 'height'>;
