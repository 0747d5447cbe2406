import type { ReactNode } from 'react';
import { frameWords } from '@/content/frame';
import { contactPage } from '@/content/pages/contact';
import { homePage } from '@/content/pages/home';
import { agency } from '@/content/agency';
import { getLogo } from '@/lib/pictures/logo';
import { linksAt } from '@/lib/pages';
import { phoneLines } from '@/lib/rules/phone-lines';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { EarlyScript } from './early-script';

/** Navigation above, footer below: every page but the articles. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const logo = getLogo();
  const { name, email, announcedNetworks, footerSentence, copyrightYear } = agency;
  const { location, hours } = contactPage.details;
  return (
    <>
      <EarlyScript entry="frame" />
      <SkipLink label={frameWords.skip} />
      <SiteHeader
        name={name}
        logo={logo}
        links={linksAt('menu')}
        action={homePage.hero.primary}
        socialNetworks={announcedNetworks}
        words={frameWords}
      />
      <main id="contenu" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        label={frameWords.footer}
        name={name}
        logo={logo}
        sentence={footerSentence}
        links={linksAt('footer')}
        legalLinks={linksAt('legal')}
        contact={{ email, phones: phoneLines(agency), location, hours }}
        copyrightYear={copyrightYear}
      />
    </>
  );
}
