import type { ReactNode } from 'react';
import { assertContent } from '@/lib/build/checks/check-content';
import { ReactIsHere } from '@/components/early/react-is-here';
import { headingFont, textFont } from './fonts';

assertContent();

/** The document around every page, the one for unknown addresses included. Who uses it imports the sheet of its layout. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="fr" className={`${headingFont.variable} ${textFont.variable}`}>
      <body>
        {children}
        <ReactIsHere />
      </body>
    </html>
  );
}
