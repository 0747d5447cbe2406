'use client';

import { useEffect } from 'react';
import { HYDRATED } from './hydrated';

/** Tells the early scripts, with an event of the document, that React has hydrated the page. */
export function AnnounceHydration() {
  useEffect(() => void document.dispatchEvent(new Event(HYDRATED)), []);
  return null;
}
