import type { Notice } from '@/content/types';

/** What the agency announces between two days, hidden until show-notice.ts finds that they have come. */
export function Notices({ notices, className }: { notices: readonly Notice[]; className: string }) {
  return notices.map(({ from, to, text }) => (
    <p
      key={text}
      hidden
      data-early="notice"
      data-days={`${from} ${to}`}
      suppressHydrationWarning
      className={className}
    >
      {text}
    </p>
  ));
}
