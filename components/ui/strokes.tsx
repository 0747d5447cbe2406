import type { ComponentProps } from 'react';

/** A small drawing in strokes of the text's colour, in a window of its own size in pixels unless another is given. */
export function Strokes({ width = 16, height = 16, ...props }: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      {...props}
    />
  );
}

/** A thread's arrow, drawn because the text face has none. */
export function Arrow({ isBack = false }: { isBack?: boolean }) {
  return (
    <Strokes height={12} className="h-3 w-4 shrink-0">
      <path d={isBack ? 'M16 6H2M7 11L2 6l5-5' : 'M0 6h14M9 1l5 5-5 5'} />
    </Strokes>
  );
}

/** Says that what stands beside it opens: a plus, or a minus in a `group` that is open. */
export function PlusIcon() {
  return (
    <Strokes className="h-4 w-4 shrink-0" strokeWidth={2.5}>
      <path d="M0 8h16" />
      <path className="group-open:hidden" d="M8 0v16" />
    </Strokes>
  );
}
