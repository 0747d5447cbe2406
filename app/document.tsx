import type { ReactNode } from 'react';
import { assertContent, assertReadyContent } from '@/lib/build/checks/check-content';
import { EarlyScript } from '@/components/early/early-script';
import { PageShown } from '@/components/early/page-shown';
import { PrefetchOnIntent } from '@/components/early/prefetch-on-intent';
import { headingFont, textFont } from './fonts';

assertContent();
assertReadyContent();

/** The document around every page, the one for unknown addresses included. Who uses it imports the sheet of its layout. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="fr" data-scroll-behavior="smooth" className={`${headingFont.variable} ${textFont.variable}`}>
      <body>
        <EarlyScript />
        {children}
        <PageShown />
        <PrefetchOnIntent />
      </body>
    </html>
  );
}
