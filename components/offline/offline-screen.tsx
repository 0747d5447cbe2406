import type { Logo, OfflinePage } from '@/content/types';
import { Brand } from '@/components/layout/brand';
import { ButtonLink } from '@/components/ui/button';
import { Eyebrow } from '@/components/ui/eyebrow';

type OfflineScreenProps = OfflinePage & { name: string; logo: Logo };

/** What a page shows that is not there; the worker adds those that are (publish/offline/draw-offline-page.ts); `href=""` asks again. */
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
        <ButtonLink href="" label={retry} tone="accent" className="mt-10" />
      </main>
    </div>
  );
}

/** One repeat of a plain weave, in pixels. */
const REPEAT = 28;

/** A length of cloth whose ochre thread is cut, drawn in the page itself: without a network there is no picture to fetch. */
function CutCloth() {
  return (
    <div aria-hidden="true" className="absolute inset-x-0 top-0 -z-10 h-72 md:left-1/2 md:h-full">
      <svg width="100%" height="100%">
        <pattern id="toile" width={REPEAT} height={REPEAT} patternUnits="userSpaceOnUse">
          <path className="fill-indigo" d="M1 0h12v28H1z" />
          <path className="fill-indigo-bright" d="M15 0h12v28H15z" />
          <path className="fill-indigo-thread" d="M0 1h14v12H0zM14 15h14v12H14z" />
        </pattern>
        <rect width="100%" height="100%" fill="url(#toile)" />
        <g fill="none" strokeWidth="12" strokeDasharray={REPEAT / 2}>
          <path className="stroke-teal" d="M0 63h2800" />
          <path className="stroke-terracotta-thread" d="M14 105h2800" />
          <path className="stroke-ochre" d="M0 147h2800" />
          <path className="stroke-white" d="M14 189h2800" />
        </g>
        <rect x="58%" y="140" width="21%" height="14" fill="url(#toile)" />
      </svg>
      <div className="absolute inset-0 bg-gradient-to-b from-transparent to-ink md:bg-gradient-to-l" />
    </div>
  );
}
