import clsx from 'clsx';

/** A thread's arrow, drawn because the text face has none. */
export function Arrow({ isBack = false }: { isBack?: boolean }) {
  return (
    <svg
      viewBox="0 0 16 12"
      width="16"
      height="12"
      aria-hidden="true"
      className={clsx('h-3 w-4 shrink-0 fill-none stroke-current', isBack && 'rotate-180')}
      strokeWidth="2"
    >
      <path d="M0 6h14M9 1l5 5-5 5" />
    </svg>
  );
}
