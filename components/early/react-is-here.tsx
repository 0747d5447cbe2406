'use client';

import { useEffect } from 'react';
import * as protocol from './protocol';

/** Tells the early script, with an event of the document, that React has taken the page over. */
export function ReactIsHere() {
  useEffect(() => void document.dispatchEvent(new Event(protocol.reactIsHere)), []);
  return null;
}
