import clsx from 'clsx';
import { Strokes } from './strokes';

/** A thread's arrow, drawn because the text face has none. */
export function Arrow({ isBack = false }: { isBack?: boolean }) {
  return (
    <Strokes height={12} className={clsx('h-3 w-4 shrink-0', isBack && 'rotate-180')}>
      <path d="M0 6h14M9 1l5 5-5 5" />
    </Strokes>
  );
}
