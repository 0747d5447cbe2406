'use client';

import { brokenPage } from '@/content/pages/errors';
import { ErrorScreen } from '@/components/layout/error-screen';

/**
 * Replaces the whole document when something in it breaks; React leaves the sheet of that document in place. Its words come
 * with it: it must not depend on anything that could have failed to load.
 */
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
