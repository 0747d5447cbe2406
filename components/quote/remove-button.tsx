import type { ComponentProps } from 'react';

/** The × that takes a line out of the quote. */
export function RemoveButton(props: Pick<ComponentProps<'button'>, 'aria-label' | 'onClick'>) {
  return (
    <button
      type="button"
      {...props}
      className="-my-2 -mr-2 inline-flex h-touch w-touch shrink-0 items-center justify-center self-center rounded text-subheading leading-none transition-colors hover:text-ochre xs:-mr-4 print:hidden"
    >
      ×
    </button>
  );
}
