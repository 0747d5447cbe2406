import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { LabelledLink, type LinkProps } from './text-link';

const large = 'px-5 py-3.5 text-center font-semibold leading-tight max-xs:px-3 max-xs:text-note sm:px-6';
const small = 'bg-white px-3.5 py-2 text-note font-semibold text-ink';

// A transparent border shows where forced colours take the grounds away.
const rows = {
  accent: `${large} border-transparent bg-ochre text-ink hover:bg-ochre-light`,
  dark: `${large} border-transparent bg-ink text-white hover:bg-indigo-bright`,
  outline: `${large} border-lavender text-white hover:border-white hover:bg-white hover:text-ink`,
  quiet: `${large} border-control text-ink hover:border-ink hover:bg-tint`,
  /** Beside other words, on a pale ground. */
  small: `${small} border-control hover:border-ink hover:bg-tint`,
  icon: 'border-control px-3.5 text-ink hover:border-ink hover:bg-tint',
  /** In the bar, outlined beside plain links. */
  bar: 'whitespace-nowrap border-ochre px-2.5 text-small font-medium hover:bg-ochre hover:text-ink aria-[current=page]:bg-ochre aria-[current=page]:text-ink lg:px-3.5 lg:text-note',
  /** Over a picture. */
  veiled: 'min-w-touch border-transparent bg-ink/90 px-3 text-small font-medium hover:bg-indigo',
  /** Quieter still, on any ground. */
  link: 'text-link -ml-1 border-transparent px-1 text-left text-note font-semibold',
  /** What leads nowhere yet: words, in a control's place. */
  inert: 'cursor-not-allowed border-transparent text-small text-muted forced-colors:border-none',
};

export type ButtonTone = keyof typeof rows;

/** The classes of whatever looks like a button, a row a look. None is printed: on paper it leads nowhere. */
export function buttonLook(tone: ButtonTone): string {
  return `inline-flex min-h-touch items-center justify-center gap-2 rounded border transition-colors print:hidden ${rows[tone]}`;
}

type ButtonProps = ComponentProps<'button'> & { tone?: ButtonTone };

/** A button that sends nothing unless its `type` says so. */
export function Button({ tone = 'dark', className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={clsx(buttonLook(tone), className)} {...props} />;
}

/** A button that looks like a link among words. */
export function TextButton({ className, ...props }: ComponentProps<'button'>) {
  const look = clsx('text-link min-h-touch font-semibold', className);
  return <button type="button" className={look} {...props} />;
}

/** A link that looks like a button. */
export function ButtonLink({ tone = 'dark', className, ...props }: LinkProps & { tone?: ButtonTone }) {
  return <LabelledLink className={clsx(buttonLook(tone), className)} {...props} />;
}

type InertButtonProps = Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'disabled'>;

/** A control that leads nowhere yet, and says so; focusable, announced as unavailable. */
export function InertButton({ className = buttonLook('inert'), ...props }: InertButtonProps) {
  return <button type="button" aria-disabled="true" className={className} {...props} />;
}
