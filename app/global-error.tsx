'use client';

import { ErrorScreen } from '@/components/layout/error-screen';

/** Replaces the whole document when something in it breaks; React leaves the sheet of that document in place. */
export default function GlobalError({ error }: { error: Error }) {
  return (
    <html lang="fr">
      <head>
        <title>Page en panne</title>
        <meta name="robots" content="noindex" />
      </head>
      <body>
        <ErrorScreen error={error} />
      </body>
    </html>
  );
}
