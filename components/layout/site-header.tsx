import clsx from 'clsx';
import type { Agency, FrameWords, Link, Logo } from '@/content/types';
import { ButtonLink, buttonLook, InertButton } from '@/components/ui/button';
import { LogoMark } from '@/components/ui/logo-mark';
import { Drawer } from './drawer';
import { NavLink } from './nav-link';
import { Navbar } from './navbar';

type SiteHeaderProps = {
  agency: Pick<Agency, 'name' | 'announcedNetworks'>;
  logo: Logo;
  links: Link[];
  /** Which of them leads to the quote, and wears it. */
  quoteHref: string;
  action: Link;
  words: FrameWords;
};

/** Navigation of every page but the articles: a bar on wide screens, a drawer on narrow ones. */
export function SiteHeader({ agency, logo, links, quoteHref, action, words }: SiteHeaderProps) {
  const { name, announcedNetworks } = agency;
  return (
    <Navbar>
      <div className="page-width flex h-14 items-center justify-between gap-6 md:h-auto md:min-h-bar">
        <a
          href="/"
          className="inline-flex min-h-touch min-w-0 items-center gap-3 rounded max-xs:leading-none"
        >
          <LogoMark logo={logo} isFirst className="h-9 w-9 max-xs:hidden" />
          <span className="font-heading text-subheading font-bold max-xs:text-small max-xs:leading-none xs:whitespace-nowrap">
            {name}
          </span>
        </a>
        <nav aria-label={words.navigation} className="hidden md:block">
          <ul className="flex flex-wrap justify-end gap-x-3 lg:gap-x-8">
            {links.map((link) => (
              <li key={link.href}>
                <NavLink
                  href={link.href}
                  className={
                    link.href === quoteHref
                      ? clsx(buttonLook('bar'), 'wears')
                      : 'bar-link relative inline-flex min-h-touch items-center whitespace-nowrap text-small font-medium lg:text-note'
                  }
                >
                  {link.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <Drawer words={words.menu}>
          <nav aria-label={words.menu.label}>
            <p
              aria-hidden="true"
              className="flex min-h-touch items-center gap-3 pr-10 font-heading text-subheading font-bold leading-none max-xs:text-small max-xs:leading-none"
            >
              <LogoMark logo={logo} className="h-9 w-9 shrink-0 max-xs:hidden" />
              {name}
            </p>
            <ul className="mt-4 border-t border-indigo-thread">
              {links.map((link) => (
                <li key={link.href} className="border-b border-indigo-thread">
                  <NavLink
                    href={link.href}
                    className="flex min-h-touch items-center rounded py-3 font-heading text-subheading font-bold aria-[current=page]:text-ochre aria-[current=page]:underline"
                  >
                    {link.label}
                    {link.href === quoteHref && <span className="if-worn worn-total ml-auto" />}
                  </NavLink>
                </li>
              ))}
            </ul>
            {announcedNetworks.length > 0 && (
              <>
                <p aria-hidden="true" className="mt-5 text-small text-lavender">
                  {words.menu.soon}
                </p>
                <ul aria-label={words.menu.networks} className="flex flex-wrap gap-x-4">
                  {announcedNetworks.map((network) => (
                    <li key={network}>
                      <InertButton className="min-h-touch cursor-not-allowed rounded text-small text-lavender">
                        {network}
                      </InertButton>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </nav>
          <ButtonLink {...action} tone="accent" className="mt-4 w-full" />
        </Drawer>
      </div>
    </Navbar>
  );
}
