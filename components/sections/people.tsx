import clsx from 'clsx';
import type { Person, ResolvedPicture } from '@/content/types';
import { Picture } from '@/components/ui/picture';

export type ShownPerson = Person & { picture: ResolvedPicture };

/** Who works here, each as a cloth: portraits in a row on a dark ground, or small beside their words. */
export function People({ people, isSmall = false }: { people: readonly ShownPerson[]; isSmall?: boolean }) {
  return (
    <ul
      className={clsx(
        'grid',
        isSmall
          ? 'grid-cols-[repeat(auto-fit,minmax(3.75rem,1fr))] gap-2 break-words md:gap-4'
          : 'mt-10 grid-cols-2 gap-3 max-md:text-note max-xs:grid-cols-1 md:grid-cols-4 md:gap-7',
      )}
    >
      {people.map(({ name, part, town, picture }) => (
        <li key={picture.version}>
          <Picture
            picture={picture}
            alt=""
            sizes={isSmall ? '9rem' : '(min-width: 48em) 17rem, 45vw'}
            className="w-full"
          />
          <div className={isSmall ? 'max-md:text-fine' : undefined}>
            <p className="mt-2 font-semibold empty:hidden">{name ?? part}</p>
            {name && part && <p>{part}</p>}
            {town && <p className={isSmall ? 'caption' : 'font-code text-small text-lavender'}>{town}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
