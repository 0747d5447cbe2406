/** The classes of every × that takes a line out of the quote. */
export const removeLook =
  '-my-2 inline-flex h-touch w-touch shrink-0 items-center justify-center self-center rounded text-subheading leading-none transition-colors hover:text-ochre print:hidden';

/** The × that takes a line out of the quote. */
export function RemoveButton({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button type="button" onClick={onRemove} aria-label={label} className={removeLook}>
      ×
    </button>
  );
}
