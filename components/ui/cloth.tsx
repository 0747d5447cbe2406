import type { WovenPicture } from '@/lib/pictures';
import { Picture } from './picture';

type ClothProps = { picture: WovenPicture; priority?: boolean };

/** A woven ground behind text: the picture covers its parent, and ink covers the side where the text stands. */
export function Cloth({ picture, priority }: ClothProps) {
  return (
    <div aria-hidden="true" className="absolute inset-0 -z-10">
      <Picture
        picture={picture}
        alt=""
        sizes="100vw"
        priority={priority}
        className="absolute inset-0 h-full w-full object-cover"
      />
      <div className="cloth-shade absolute inset-0" />
    </div>
  );
}
