type LogoMarkProps = { className?: string };

/** The house mark: three warps held by five floats of one weft. The middle warp takes the colour of the text. */
export function LogoMark({ className }: LogoMarkProps) {
  return (
    <svg viewBox="0 0 34 34" className={className} aria-hidden="true">
      <path className="fill-ochre" d="M3 0h6v34H3z" />
      <path className="fill-current" d="M14 0h6v34h-6z" />
      <path className="fill-terracotta-thread" d="M25 0h6v34h-6z" />
      <path
        className="fill-lavender"
        d="M0 4h12v6H0zM22 4h12v6H22zM11 14h12v6H11zM0 24h12v6H0zM22 24h12v6H22z"
      />
    </svg>
  );
}
