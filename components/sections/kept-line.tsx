import clsx from 'clsx';
import type { KeptQuoteWords } from '@/content/types';
import { QUOTE_FORM } from '@/lib/rules/quote/fields';
import { TextButton } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { WornText } from './worn-text';

type KeptLineProps = KeptQuoteWords & { className?: string };

/** The line of a page whose last band does not speak of the quote that it wears: that the device keeps it, and the way to erase it. */
export function KeptLine({ text, action, erase, className }: KeptLineProps) {
  return (
    <p
      data-wears=""
      className={clsx('if-worn page-width flex flex-wrap items-center gap-x-4 py-4 text-note', className)}
    >
      <span>
        <WornText text={text} />
      </span>
      <TextLink {...action} />
      <TextButton data-erase={QUOTE_FORM}>{erase}</TextButton>
    </p>
  );
}
