'use client';

import { ErrorScreen } from '@/components/layout/error-screen';
import './globals.css';

/** Replaces the whole document when the layout itself breaks. */
export default function GlobalError({ error }: { error: Error }) {
  return (
    <html lang="fr">
      <head>
        <title>Page interrompue | Atelier Trame</title>
        <meta name="robots" content="noindex" />
      </head>
      <body>
        <ErrorScreen error={error} />
      </body>
    </html>
  );
}
