'use client';

import { brokenPage } from '@/content/pages/broken';
import { ErrorScreen } from '@/components/layout/error-screen';

/** Replaces the whole document when it breaks; its words come with it, so that nothing more has to load. */
export default function GlobalError({ error }: { error: Error }) {
  return (
    <html lang="fr">
      <head>
        <title>{brokenPage.tab}</title>
        <meta name="robots" content="noindex" />
      </head>
      <body>
        <ErrorScreen error={error} {...brokenPage} />
      </body>
    </html>
  );
}
