'use client';

import { useEffect } from 'react';
import type { BrokenPage } from '@/content/types';
import { Button } from '@/components/ui/button';

/** What shows when a page breaks in the browser. */
export function ErrorScreen({ error, title, text, reload }: BrokenPage & { error: Error }) {
  useEffect(() => console.error(error), [error]);
  return (
    <main className="mx-auto flex min-h-screen max-w-page flex-col justify-center px-5 py-24 md:px-10 xl:px-0">
      <h1 className="font-heading text-display font-bold">{title}</h1>
      <p className="mt-5 max-w-measure text-lead text-muted">{text}</p>
      <p className="mt-8 font-code text-small text-muted">Unexpected Application Error!</p>
      <p className="mt-6">
        <Button onClick={() => location.reload()}>{reload}</Button>
      </p>
    </main>
  );
}
