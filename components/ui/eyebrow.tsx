/** A short line above a title, on a dark ground. */
export function Eyebrow({ children }: { children: string }) {
  return (
    <p className="hidden items-center gap-3 text-note font-semibold text-ochre md:flex">
      <ThreadMarks />
      {children}
    </p>
  );
}

/** Four ends of thread set before a short line; made for dark grounds. */
export function ThreadMarks() {
  return (
    <svg viewBox="0 0 44 10" width="44" height="10" className="shrink-0" aria-hidden="true">
      <path className="fill-ochre" d="M0 0h10v10H0z" />
      <path className="fill-terracotta-thread" d="M14 0h10v10H14z" />
      <path className="fill-white" d="M28 0h6v10h-6z" />
      <path className="fill-teal" d="M37 0h7v10h-7z" />
    </svg>
  );
}
