import { Strokes } from './strokes';

/** Says that what stands beside it opens: a plus, or a minus in a `group` that is open. */
export function PlusIcon() {
  return (
    <Strokes className="h-4 w-4 shrink-0" strokeWidth={2.5}>
      <path d="M0 8h16" />
      <path className="group-open:hidden" d="M8 0v16" />
    </Strokes>
  );
}
