import type { Logo } from '@/content/types';

type LogoMarkProps = {
  logo: Logo;
  /** The first of a page holds the drawing, the others refer to it. */
  isFirst?: boolean;
  className?: string;
};

/** The agency's mark, on ink or on paper: `currentColor` in its drawing is the colour of the text. */
export function LogoMark({ logo, isFirst = false, className }: LogoMarkProps) {
  return (
    <svg viewBox={logo.viewBox} width="36" height="36" className={className} aria-hidden="true">
      {isFirst ? <g id="logo" dangerouslySetInnerHTML={{ __html: logo.shapes }} /> : <use href="#logo" />}
    </svg>
  );
}
