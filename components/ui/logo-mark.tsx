type LogoMarkProps = { className?: string };

/**
 * The house mark: three warps and three wefts, over and under. The middle warp takes the colour of the text;
 * every edge falls on whole pixels at multiples of 12 px.
 */
export function LogoMark({ className }: LogoMarkProps) {
  return (
    <svg viewBox="0 0 12 12" width="36" height="36" className={className} aria-hidden="true">
      <path className="fill-ochre" d="M1 0h2v12H1z" />
      <path className="fill-current" d="M5 0h2v12H5z" />
      <path className="fill-terracotta-thread" d="M9 0h2v12H9z" />
      <path
        className="fill-lavender-thread"
        d="M0 1h5v2H0zM7 1h5v2H7zM0 5h1v2H0zM3 5h6v2H3zM11 5h1v2h-1zM0 9h5v2H0zM7 9h5v2H7z"
      />
    </svg>
  );
}
