import type { ArticleWords } from '@/content/types';
import { shareLink, type ShareNetwork } from '@/lib/rules/share/share-links';
import { protocol } from '@/components/early/protocol';
import { buttonLook } from '@/components/ui/button';
import { ShareIcon } from './share-icon';

const NETWORKS: { network: ShareNetwork; label: string }[] = [
  { network: 'whatsapp', label: 'WhatsApp' },
  { network: 'facebook', label: 'Facebook' },
  { network: 'x', label: 'X' },
  { network: 'linkedin', label: 'LinkedIn' },
];

type ShareRowProps = { url: string; title: string; words: ArticleWords['share'] };

/** Ways to share a page: real links first; early/share-page.ts adds the device's own sharing and the clipboard. */
export function ShareRow({ url, title, words }: ShareRowProps) {
  return (
    <section aria-labelledby="partager" className="border-t border-line pt-6">
      <h2 id="partager" className="font-heading text-subheading font-bold">
        {words.title}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2.5">
        {NETWORKS.map(({ network, label }) => (
          <li key={network}>
            <a
              href={shareLink(network, { url, title })}
              target="_blank"
              rel="noopener"
              {...(network === 'whatsapp' && { [protocol.share]: `${url}\n${title}` })}
              className={buttonLook('small')}
            >
              <ShareIcon network={network} />
              {label}
            </a>
          </li>
        ))}
        <li>
          <button type="button" value={url} {...{ [protocol.share]: '' }} className={buttonLook('small')}>
            <ShareIcon network="instagram" />
            Instagram
          </button>
        </li>
      </ul>
      <label hidden {...{ [protocol.shared]: 'refused' }} className="mt-5 block max-w-measure font-semibold">
        {words.byHand}
        <input
          readOnly
          defaultValue={url}
          className="mt-2 min-h-touch w-full rounded border border-edge bg-white px-3.5 py-3 font-normal text-ink"
        />
      </label>
      <div role="status" className="pointer-events-none fixed inset-x-5 bottom-6 z-toast flex justify-center">
        <p
          hidden
          {...{ [protocol.shared]: 'copied' }}
          className="max-w-narrow rounded border border-ink bg-ink px-6 py-4 text-white motion-safe:animate-rise"
        >
          {words.copied}
        </p>
      </div>
    </section>
  );
}
