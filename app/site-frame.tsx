import type { ReactNode } from 'react';
import { contactPage } from '@/content/pages/contact';
import { footerNavigation, footerSentence, navigation, site, socialPlaceholders } from '@/content/site';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';

/** Navigation above, footer below: every page but the articles. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { location, presence, hours } = contactPage.details;
  return (
    <>
      <SkipLink />
      <SiteHeader name={site.name} links={navigation} socialNetworks={socialPlaceholders} />
      <main id="contenu" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        name={site.name}
        sentence={footerSentence}
        links={footerNavigation}
        contact={{ ...site, location: `${location}, ${presence}`, hours }}
        copyrightYear={site.copyrightYear}
      />
    </>
  );
}
