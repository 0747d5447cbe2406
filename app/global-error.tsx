'use client';

import { useEffect } from 'react';
import { brokenPage } from '@/content/pages/broken';
import { Button } from '@/components/ui/button';

/** Replaces the whole document when it breaks; its words come with it, so that nothing more has to load. */
export default function GlobalError({ error }: { error: Error }) {
  useEffect(() => console.error(error), [error]);
  return (
    <html lang="fr">
      <head>
        <title>{brokenPage.tab}</title>
        <meta name="robots" content="noindex" />
      </head>
      <body>
        <main className="page-width flex min-h-screen flex-col justify-center py-section">
          <h1 className="font-heading text-display font-bold">{brokenPage.title}</h1>
          <p className="mt-5 max-w-measure text-intro text-muted">{brokenPage.text}</p>
          <p lang="en" className="mt-6 text-small text-muted">
            {brokenPage.failure}
          </p>
          <p className="mt-6">
            <Button onClick={() => location.reload()}>{brokenPage.reload}</Button>
          </p>
        </main>
      </body>
    </html>
  );
}
