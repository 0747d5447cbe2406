import type { ComponentProps } from 'react';
import { buttonLook } from './button';

type InertButtonProps = Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'disabled'>;

/** A control that exists but leads nowhere yet, and says so: focusable, announced as unavailable, without request or pretence. */
export function InertButton({ className = buttonLook('inert'), ...props }: InertButtonProps) {
  return <button type="button" aria-disabled="true" className={className} {...props} />;
}
