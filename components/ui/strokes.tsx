import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** A small drawing in strokes of the text's colour, in a window of its own size in pixels unless another is given. */
export function Strokes({ width = 16, height = 16, className, ...props }: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      className={clsx(className, 'fill-none stroke-current')}
      strokeWidth={2}
      {...props}
    />
  );
}
