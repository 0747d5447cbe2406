/** Says that what stands beside it opens: a plus, or a minus in a `group` that is open. */
export function PlusIcon() {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
      className="h-4 w-4 shrink-0 stroke-current"
      strokeWidth="2.5"
    >
      <path d="M0 8h16" />
      <path className="group-open:hidden" d="M8 0v16" />
    </svg>
  );
}
