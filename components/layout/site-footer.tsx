import type { Link } from '@/content/types';
import { LogoMark } from '@/components/ui/logo-mark';
import { PageLink } from '@/components/ui/page-link';
import { Selvedge } from '@/components/ui/selvedge';

type SiteFooterProps = {
  name: string;
  sentence: string;
  links: Link[];
  contact: { email: string; phone: string; whatsapp: string; location: string; hours: string };
  copyrightYear: number;
};

/** Foot of every page but the articles: where to go, how to reach the agency. */
export function SiteFooter({ name, sentence, links, contact, copyrightYear }: SiteFooterProps) {
  return (
    <footer className="bg-indigo text-lavender print:hidden">
      <Selvedge />
      <div className="mx-auto grid max-w-page gap-12 px-5 py-16 md:grid-cols-[2fr_1fr_1.4fr] md:px-10 xl:px-0">
        <div>
          <p className="flex items-center gap-3 font-heading text-subheading font-bold text-white">
            <LogoMark className="h-9 w-9" />
            {name}
          </p>
          <p className="mt-4 max-w-narrow">{sentence}</p>
        </div>
        <nav aria-label="Pied de page">
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <PageLink href={link.href} className="quiet-link inline-flex min-h-touch items-center">
                  {link.label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <address className="not-italic">
          <ul>
            <li>
              <a href={`mailto:${contact.email}`} className="quiet-link inline-flex min-h-touch items-center">
                {contact.email}
              </a>
            </li>
            <li>
              <a
                href={`https://wa.me/${contact.whatsapp}`}
                className="quiet-link inline-flex min-h-touch items-center"
              >
                WhatsApp : {contact.phone}
              </a>
            </li>
            <li className="mt-3">{contact.location}</li>
            <li className="mt-1">{contact.hours}</li>
          </ul>
        </address>
      </div>
      <p className="mx-auto max-w-page border-t border-indigo-thread px-5 py-6 text-small md:px-10 xl:px-0">
        © {copyrightYear} {name}. Tous droits réservés.
      </p>
    </footer>
  );
}
