'use client';

import { useEffect, useState, type MouseEvent } from 'react';
import { copyText } from '@/lib/rules/share/copy-text';
import { shareLink, type ShareNetwork } from '@/lib/rules/share/share-links';
import { protocol } from '@/components/early/protocol';
import { buttonLook } from '@/components/ui/button';
import { CopyByHand } from '@/components/share/copy-by-hand';
import { shareNatively } from '@/components/share/share-natively';
import { ShareIcon } from './share-icon';

/** How long the "link copied" toast stays, in milliseconds. */
const TOAST_MS = 3_000;

const NETWORKS: { network: ShareNetwork; label: string }[] = [
  { network: 'whatsapp', label: 'WhatsApp' },
  { network: 'facebook', label: 'Facebook' },
  { network: 'x', label: 'X' },
  { network: 'linkedin', label: 'LinkedIn' },
];

type Copy = 'none' | 'copied' | 'refused';

/** Ways to share a page: real links first, the device's own sharing and the clipboard where it has them. */
export function ShareRow({ url, title }: { url: string; title: string }) {
  const [copy, setCopy] = useState<Copy>('none');

  useEffect(() => {
    if (copy !== 'copied') return;
    const timer = setTimeout(() => setCopy('none'), TOAST_MS);
    return () => clearTimeout(timer);
  }, [copy]);

  async function copyLink({ currentTarget: { value, dataset } }: MouseEvent<HTMLButtonElement>) {
    setCopy(dataset.pressed === 'copied' || (await copyText(value)) ? 'copied' : 'refused');
  }

  return (
    <section aria-labelledby="partager" className="border-t border-line pt-6">
      <h2 id="partager" className="font-heading text-subheading font-bold">
        Partager cet article
      </h2>
      <ul {...{ [protocol.react]: '' }} className="mt-4 flex flex-wrap gap-2.5">
        {NETWORKS.map(({ network, label }) => (
          <li key={network}>
            <a
              href={shareLink(network, { url, title })}
              target="_blank"
              rel="noopener"
              onClick={network === 'whatsapp' ? (event) => shareNatively(event, { url, title }) : undefined}
              className={buttonLook('small')}
            >
              <ShareIcon network={network} />
              {label}
            </a>
          </li>
        ))}
        <li>
          <button type="button" value={url} onClick={copyLink} className={buttonLook('small')}>
            <ShareIcon network="instagram" />
            Instagram
          </button>
        </li>
      </ul>
      {copy === 'refused' && <CopyByHand label="Copiez ce lien" text={url} />}
      <div role="status" className="pointer-events-none fixed inset-x-5 bottom-6 z-toast flex justify-center">
        {copy === 'copied' && (
          <p className="max-w-narrow rounded border border-ink bg-ink px-6 py-4 text-white motion-safe:animate-rise">
            Lien copié ! Vous pouvez maintenant le coller dans votre story Instagram.
          </p>
        )}
      </div>
    </section>
  );
}
