import type { Agency, ContactPage, Link, Logo } from '@/content/types';
import type { PhoneLine } from '@/lib/rules/phone-lines';
import { LogoMark } from '@/components/ui/logo-mark';
import { MailLink } from '@/components/ui/mail-link';
import { Selvedge } from '@/components/ui/selvedge';
import { LabelledLink } from '@/components/ui/text-link';
import { WholeWords } from '@/components/ui/whole-words';

type SiteFooterProps = {
  logo: Logo;
  links: Link[];
  legalLinks: Link[];
  agency: Pick<Agency, 'name' | 'email' | 'footerSentence' | 'copyrightYear'>;
  phones: PhoneLine[];
  details: ContactPage['details'];
  /** `demonstration` is said of what is not real yet. */
  words: { footer: string; demonstration: string | null };
};

/** Foot of every page but the articles: where to go, how to reach the agency. */
export function SiteFooter({ logo, links, legalLinks, agency, phones, details, words }: SiteFooterProps) {
  const { name, email, footerSentence, copyrightYear } = agency;
  const ways = phones.map(({ label, number, href }) => ({ href, label: `${label}\u00a0: ${number}` }));
  return (
    <footer className="signed overflow-hidden bg-indigo text-lavender print:hidden">
      <Selvedge />
      <div className="page-width grid gap-2 py-5 md:grid-cols-[1.2fr_.8fr_1.6fr] md:gap-8 md:py-14">
        <div>
          <p className="flex items-center gap-3 font-heading text-subheading font-bold text-white">
            <LogoMark logo={logo} className="h-9 w-9" />
            {name}
          </p>
          <p className="mt-4 hidden max-w-narrow md:block">{footerSentence}</p>
        </div>
        <nav aria-label={words.footer}>
          <ul className="flex flex-wrap justify-between gap-x-2 text-small md:block md:text-base">
            <QuietLinks links={links} />
          </ul>
        </nav>
        <address className="min-w-0 text-note not-italic break-anywhere md:text-base">
          <ul>
            <li>
              <MailLink email={email} className="quiet-link" />
            </li>
            <QuietLinks links={ways} />
            <li className="mt-1">{details.location}</li>
            <li className="mt-1">
              <WholeWords>{details.hours}</WholeWords>
            </li>
          </ul>
        </address>
      </div>
      {words.demonstration && <p className="page-width pb-3 text-small">{words.demonstration}</p>}
      <p className="page-width flex flex-wrap items-center gap-x-4 border-t border-indigo-thread py-1.5 text-fine">
        <span className="w-full md:w-auto">{`© ${copyrightYear} ${name}`}</span>
        {legalLinks.map((link) => (
          <LabelledLink key={link.href} {...link} className="quiet-link" />
        ))}
      </p>
    </footer>
  );
}

function QuietLinks({ links }: { links: readonly Link[] }) {
  return links.map((link) => (
    <li key={link.href}>
      <LabelledLink {...link} className="quiet-link" />
    </li>
  ));
}
