import type { ComponentProps } from 'react';
import { frameWords } from '@/content/frame';
import { ClosingCall } from '@/components/sections/closing-call';

/** How a page ends: the call to its next step, or to the quote that the device keeps. */
export function PageEnd(call: Omit<ComponentProps<typeof ClosingCall>, 'kept'>) {
  return <ClosingCall {...call} kept={frameWords.keptQuote} />;
}
