import type { Logo, OfflinePage } from '@/content/types';
import { Brand } from '@/components/layout/brand';
import { ButtonLink } from '@/components/ui/button';
import { Eyebrow } from '@/components/ui/eyebrow';
import { CutCloth } from './cut-cloth';

type OfflineScreenProps = OfflinePage & { name: string; logo: Logo };

/**
 * What a page shows that is neither on the network nor on the device. The worker writes the pages that are there into the
 * list, each as the first entry is (publish/offline/draw-offline-page.ts); `href=""` asks again for the address of the moment.
 */
export function OfflineScreen({ name, logo, title, heading, text, retry }: OfflineScreenProps) {
  return (
    <div className="relative isolate min-h-screen overflow-hidden bg-ink text-white">
      <CutCloth />
      <header className="mx-auto flex h-bar max-w-page items-center px-5 md:px-10 xl:px-0">
        <Brand name={name} logo={logo} />
      </header>
      <main className="mx-auto max-w-page px-5 pb-14 pt-56 md:px-10 md:pt-24 lg:pt-36 xl:px-0">
        <Eyebrow>{title}</Eyebrow>
        <h1 className="mt-4 max-w-[7.7em] font-heading text-hero font-bold">{heading}</h1>
        <p className="mt-5 text-lead text-lavender md:max-w-[28rem] lg:max-w-narrow">{text}</p>
        <ul data-kept="" className="mt-8 border-b border-indigo-thread md:max-w-[28rem] lg:max-w-narrow">
          <li className="border-t border-indigo-thread">
            <a
              href="/"
              className="flex min-h-touch items-center rounded py-2.5 font-semibold hover:text-ochre"
            >
              {name}
            </a>
          </li>
        </ul>
        <ButtonLink href="" tone="accent" className="mt-10">
          {retry}
        </ButtonLink>
      </main>
    </div>
  );
}
