/** Three weft threads that cross into a × while the surrounding `group` is open. */
export function MenuIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="28"
      height="28"
      aria-hidden="true"
      className="h-7 w-7 stroke-current"
      strokeWidth="2.5"
      fill="none"
    >
      <path className="group-open:hidden" d="M3 6h18M3 12h12M3 18h18" />
      <path className="hidden group-open:inline" d="M5 5l14 14M19 5L5 19" />
    </svg>
  );
}
