import type { ReactNode } from 'react';
import { SpeculationRules } from '@/components/layout/speculation-rules';
import { headingFont, textFont } from '../fonts';

/** The document around every page, the one for unknown addresses included. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="fr" className={`${headingFont.variable} ${textFont.variable}`}>
      <body>
        {children}
        <SpeculationRules />
      </body>
    </html>
  );
}
