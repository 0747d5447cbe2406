import type { Link, Logo } from '@/content/types';
import type { PhoneLine } from '@/lib/rules/phone-lines';
import { LogoMark } from '@/components/ui/logo-mark';
import { Selvedge } from '@/components/ui/selvedge';

type SiteFooterProps = {
  label: string;
  name: string;
  logo: Logo;
  sentence: string;
  links: Link[];
  /** What the law asks for, on the last line. */
  legalLinks: Link[];
  contact: { email: string; phones: PhoneLine[]; location: string; hours: string };
  copyrightYear: number;
};

/** Foot of every page but the articles: where to go, how to reach the agency. */
export function SiteFooter({
  label,
  name,
  logo,
  sentence,
  links,
  legalLinks,
  contact,
  copyrightYear,
}: SiteFooterProps) {
  return (
    <footer className="bg-indigo text-lavender print:hidden">
      <Selvedge />
      <div className="mx-auto grid max-w-page gap-2 px-5 py-5 md:grid-cols-[1.2fr_.8fr_1.6fr] md:gap-8 md:px-10 md:py-14 xl:px-0">
        <div>
          <p className="flex items-center gap-3 font-heading text-subheading font-bold text-white">
            <LogoMark logo={logo} className="h-9 w-9" />
            {name}
          </p>
          <p className="mt-4 hidden max-w-narrow md:block">{sentence}</p>
        </div>
        <nav aria-label={label}>
          <ul className="grid grid-cols-3 max-xs:grid-cols-1 md:block">
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href} className="quiet-link inline-flex min-h-touch items-center">
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <address className="min-w-0 text-note not-italic break-anywhere md:text-base">
          <ul>
            <li>
              <a href={`mailto:${contact.email}`} className="quiet-link inline-flex min-h-touch items-center">
                {contact.email}
              </a>
            </li>
            {contact.phones.map(({ label, number, href }) => (
              <li key={href}>
                <a href={href} className="quiet-link inline-flex min-h-touch items-center">
                  {`${label}\u00a0: ${number}`}
                </a>
              </li>
            ))}
            <li className="mt-1">{contact.location}</li>
            <li className="mt-1">{contact.hours}</li>
          </ul>
        </address>
      </div>
      <p className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 border-t border-indigo-thread px-5 py-1.5 text-small md:px-10 xl:px-0">
        <span className="w-full md:w-auto">{`© ${copyrightYear} ${name}`}</span>
        {legalLinks.map(({ label, href }) => (
          <a key={href} href={href} className="quiet-link inline-flex min-h-touch items-center">
            {label}
          </a>
        ))}
      </p>
    </footer>
  );
}
