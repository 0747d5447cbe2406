import type { ReactNode } from 'react';
import { frameWords } from '@/content/frame';
import { contactPage } from '@/content/pages/contact';
import { homePage } from '@/content/pages/home';
import { footerSentence, site, socialPlaceholders } from '@/content/site';
import { getLogo } from '@/lib/build/media/logo';
import { linksAt } from '@/lib/build/pages';
import { phoneLines } from '@/lib/rules/phone-lines';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { Document } from './document';
import { EarlyScript } from './early-script';

/** Navigation above, footer below: every page but the articles. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const logo = getLogo();
  const { location, presence, hours } = contactPage.details;
  return (
    <>
      <EarlyScript part="frame" />
      <SkipLink label={frameWords.skip} />
      <SiteHeader
        name={site.name}
        logo={logo}
        links={linksAt('menu')}
        action={homePage.hero.primary}
        socialNetworks={socialPlaceholders}
        words={frameWords}
      />
      <main id="contenu" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        label={frameWords.footer}
        name={site.name}
        logo={logo}
        sentence={footerSentence}
        links={linksAt('footer')}
        legalLinks={linksAt('legal')}
        contact={{ email: site.email, phones: phoneLines(site), location: `${location}, ${presence}`, hours }}
        copyrightYear={site.copyrightYear}
      />
    </>
  );
}

/** A document whose pages stand in that frame; who uses it imports the sheet of its layout. */
export function FramedDocument({ children }: { children: ReactNode }) {
  return (
    <Document>
      <SiteFrame>{children}</SiteFrame>
    </Document>
  );
}
