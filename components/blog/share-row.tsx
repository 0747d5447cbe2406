import type { ArticleWords } from '@/content/types';
import { SHARE_NETWORKS, shareLink, type ShareNetwork } from '@/lib/rules/share/share-links';
import { Button, ButtonLink } from '@/components/ui/button';
import { inputLook } from '@/components/ui/input-look';
import { Strokes } from '@/components/ui/strokes';

type ShareRowProps = { url: string; title: string; words: ArticleWords['share']; hasWhatsapp: boolean };

/**
 * Ways to share a page, WhatsApp's where the agency is on it: links; share-page.ts adds the device's own sharing and the
 * clipboard.
 */
export function ShareRow({ url, title, words, hasWhatsapp }: ShareRowProps) {
  const all = Object.keys(SHARE_NETWORKS) as ShareNetwork[];
  const networks = all.filter((network) => network !== 'whatsapp' || hasWhatsapp);
  return (
    <section aria-labelledby="partager" data-early="share" className="border-t border-line pt-6">
      <h2 id="partager" className="font-heading text-subheading font-bold">
        {words.title}
      </h2>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2.5 sm:flex sm:flex-wrap">
        {networks.map((network) => (
          <li key={network}>
            <ButtonLink
              tone="small"
              className="w-full"
              href={shareLink(network, { url, title })}
              target="_blank"
              rel="noopener"
              data-share={network === 'whatsapp' ? title : undefined}
            >
              <ShareIcon network={network} />
              {SHARE_NETWORKS[network]}
            </ButtonLink>
          </li>
        ))}
        <li className="last:odd:col-span-full [@media(scripting:none)]:hidden">
          <Button tone="small" className="w-full" value={url}>
            <ShareIcon network="instagram" />
            Instagram
          </Button>
        </li>
      </ul>
      <label hidden className="mt-5 block max-w-measure font-semibold">
        {words.byHand}
        <input className={`${inputLook} mt-2`} readOnly defaultValue={url} />
      </label>
      <div role="status" className="mt-4 flex">
        <p
          hidden
          className="w-full rounded border border-lavender bg-indigo text-white motion-safe:animate-rise"
        >
          <span className="block px-6 py-4">{words.copied}</span>
          <span aria-hidden="true" className="selvedge block h-3.5" />
        </p>
      </div>
    </section>
  );
}

// Simple strokes of our own, not the networks' logos.
const STROKES: Record<ShareNetwork | 'instagram', string> = {
  whatsapp: 'M4 20l1.6-4.4A8 8 0 1 1 9 18.600zM9 9c.5 3 2.500 5 6 6',
  facebook: 'M15 5h-1.500A2.500 2.500 0 0 0 11 7.500V20M8 12h6.500',
  x: 'M5 5l14 14M19 5L5 19',
  linkedin: 'M6 10v9M6 5.500v.1M11 19v-9M11 14a3.500 3.500 0 0 1 7 0v5',
  instagram:
    'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM12 8.500a3.500 3.500 0 1 0 .1 0zM16.500 7.400v.1',
};

function ShareIcon({ network }: { network: keyof typeof STROKES }) {
  return (
    <Strokes width={20} height={20} viewBox="0 0 24 24" className="h-5 w-5">
      <path d={STROKES[network]} strokeLinecap="round" strokeLinejoin="round" />
    </Strokes>
  );
}
