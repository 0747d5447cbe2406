import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { FormWords } from '@/content/types';
import { TextButton } from '@/components/ui/button';

/**
 * What the device keeps of the form, with the way to erase it: above the form that opens on it, else below everything that a
 * finger is on, from under which it moves nothing as it comes.
 */
export function DraftNote({
  isBack,
  more,
  ...words
}: FormWords['draft'] & { isBack?: true; more?: ReactNode }) {
  return (
    <p
      className={clsx(
        'hidden items-center gap-x-4 border-l-thread border-ochre bg-tint px-4 text-small text-ink max-xs:flex-wrap print:!hidden',
        more && 'shows-worn mb-6 max-md:-mx-gutter max-md:pr-gutter',
        isBack ? 'group-data-[restored]:flex' : 'group-data-[kept]:flex group-data-[restored]:!hidden',
      )}
    >
      <span className="py-2 max-xs:basis-full xs:max-md:flex-1">
        {isBack && (
          <span role="status">
            <strong className="hidden group-data-[restored=draft]:inline">{`${words.restored} `}</strong>
            <strong className="hidden group-data-[restored=unsent]:inline">{`${words.unsent} `}</strong>
            <strong className="hidden group-data-[restored=unsure]:inline">{`${words.unsure} `}</strong>
            <strong className="hidden group-data-[restored=posted]:inline">{`${words.posted} `}</strong>
          </span>
        )}
        {/* What goes on changing is no news of this note. */}
        {more}
        <span role={isBack ? undefined : 'status'}>{words.kept}</span>
      </span>
      <TextButton data-erase="">{words.erase}</TextButton>
    </p>
  );
}
