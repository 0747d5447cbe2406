'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';

/**
 * What shows when a page breaks in the browser. Its words are here rather than with the others: it must not depend
 * on anything that could have failed to load.
 */
export function ErrorScreen({ error }: { error: Error }) {
  useEffect(() => console.error(error), [error]);
  return (
    <main className="mx-auto flex min-h-screen max-w-page flex-col justify-center px-5 py-24 md:px-10 xl:px-0">
      <h1 className="font-heading text-display font-bold">Cette page ne s’affiche pas.</h1>
      <p className="mt-5 max-w-measure text-lead text-muted">
        Un incident l’en empêche. Le plus souvent, il suffit de la recharger.
      </p>
      <p className="mt-8 font-code text-small text-muted">Unexpected Application Error!</p>
      <p className="mt-6">
        <Button onClick={() => location.reload()}>Recharger la page</Button>
      </p>
    </main>
  );
}
