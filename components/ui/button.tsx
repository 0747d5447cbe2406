import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { PageLink } from './page-link';

export type ButtonTone = 'accent' | 'dark' | 'outline' | 'quiet';

// A transparent border shows where forced colours take the grounds away.
const shape =
  'inline-flex min-h-touch items-center justify-center gap-2 rounded border px-5 py-3.5 sm:px-6 text-center font-semibold leading-tight transition-colors';

const tones: Record<ButtonTone, string> = {
  accent:
    'border-transparent bg-ochre text-ink hover:bg-ochre-light active:bg-white aria-disabled:bg-edge aria-disabled:text-ink',
  dark: 'border-transparent bg-ink text-white hover:bg-indigo-bright active:bg-indigo aria-disabled:bg-muted',
  outline: 'border-lavender text-white hover:border-white hover:bg-white hover:text-ink active:bg-lavender',
  quiet: 'border-edge text-ink hover:border-ink hover:bg-tint active:bg-line',
};

type ButtonProps = ComponentProps<'button'> & { tone?: ButtonTone };

export function Button({ tone = 'dark', className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={clsx(shape, tones[tone], className)} {...props} />;
}

type ButtonLinkProps = ComponentProps<typeof PageLink> & { tone?: ButtonTone };

export function ButtonLink({ tone = 'dark', className, ...props }: ButtonLinkProps) {
  return <PageLink className={clsx(shape, tones[tone], className)} {...props} />;
}
