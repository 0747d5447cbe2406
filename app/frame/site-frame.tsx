import type { ReactNode } from 'react';
import { frameWords } from '@/content/frame';
import { contactPage } from '@/content/pages/contact';
import { homePage } from '@/content/pages/home';
import { agency, toConfirm } from '@/content/agency';
import { getLogo } from '@/lib/pictures/logo';
import { currentNotices } from '@/lib/pages/notices';
import { linksAt } from '@/lib/pages/pages';
import { phoneLines } from '@/lib/rules/phone-lines';
import { Notices } from '@/components/layout/notices';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { EarlyScript } from './early-script';

/** Navigation above, footer below: every page but the articles. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const logo = getLogo();
  const notices = currentNotices();
  return (
    <>
      <EarlyScript entry="frame" />
      <a
        href="#contenu"
        className="fixed -top-24 left-4 z-50 rounded bg-ochre px-5 py-3 font-semibold text-ink focus:top-4"
      >
        {frameWords.skip}
      </a>
      <SiteHeader
        agency={agency}
        logo={logo}
        links={linksAt('menu')}
        quoteHref="/devis"
        action={homePage.hero.primary}
        words={frameWords}
      />
      {notices.length > 0 && (
        <aside>
          <EarlyScript entry="notice" />
          {/* Where the first stands, the header of the page needs no room for the bar. */}
          <Notices
            notices={notices}
            className="notice relative z-10 -mb-14 bg-ink px-5 pb-2 pt-16 text-center font-semibold text-white md:-mb-bar md:pt-bar print:hidden"
          />
        </aside>
      )}
      <main id="contenu" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        logo={logo}
        links={linksAt('footer')}
        legalLinks={linksAt('legal')}
        agency={agency}
        phones={phoneLines(agency, frameWords.greeting)}
        details={contactPage.details}
        words={toConfirm.includes('legal') ? frameWords : { ...frameWords, demonstration: null }}
      />
    </>
  );
}
