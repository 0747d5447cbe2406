import type { Logo } from '@/content/types';

type LogoMarkProps = { logo: Logo; isFirst?: boolean; className?: string };

/** The agency's mark, in the colour of the text where its drawing says so; the first of a page is drawn, the others refer to it. */
export function LogoMark({ logo, isFirst = false, className }: LogoMarkProps) {
  return (
    <svg viewBox={logo.viewBox} width="36" height="36" className={className} aria-hidden="true">
      {isFirst ? <g id="logo" dangerouslySetInnerHTML={{ __html: logo.shapes }} /> : <use href="#logo" />}
    </svg>
  );
}
