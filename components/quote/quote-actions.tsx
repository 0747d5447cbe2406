'use client';

import { useState } from 'react';
import { copyText } from '@/lib/share/copy-text';
import { whatsappShareLink } from '@/lib/share/share-links';
import { withoutErrorMark } from '@/components/forms/use-error-title';
import { CopyByHand } from '@/components/share/copy-by-hand';
import { shareNatively } from '@/components/share/share-natively';
import { useQuote } from './quote-context';

/** Longest address that every messaging app and browser of the audience opens whole. */
const MAX_LINK_LENGTH = 2_000;

const control =
  'inline-flex min-h-touch items-center justify-center rounded border border-lavender px-2 text-center text-note font-semibold transition-colors hover:border-white hover:bg-white hover:text-ink';

type Copy = { text: string; isLink: boolean; isCopied: boolean };

/** What to do with the quote besides sending it: pass its link on, copy its text, print it. */
export function QuoteActions() {
  const { fragment, composeText } = useQuote();
  const [copy, setCopy] = useState<Copy | null>(null);
  const url = `${location.origin}${location.pathname}#${fragment}`;
  const page = { url, title: withoutErrorMark(document.title) };

  async function copyAs(text: string, isLink: boolean) {
    setCopy({ text, isLink, isCopied: await copyText(text) });
  }

  return (
    <div className="mt-5 border-t border-indigo-thread pt-5 print:hidden">
      <h3 className="text-small font-semibold text-lavender">Partager ce devis</h3>
      <div className="mt-3 grid grid-cols-2 gap-2.5">
        <a
          href={whatsappShareLink(page)}
          target="_blank"
          rel="noopener"
          onClick={(event) => shareNatively(event, page)}
          className={control}
        >
          WhatsApp
        </a>
        <button type="button" onClick={() => copyAs(url, true)} className={control}>
          Copier le lien
        </button>
        <button type="button" onClick={() => copyAs(composeText(), false)} className={control}>
          Copier le devis
        </button>
        <button type="button" onClick={() => window.print()} className={control}>
          Imprimer / PDF
        </button>
      </div>
      {url.length > MAX_LINK_LENGTH && (
        <p className="mt-3 text-small text-lavender">
          Lien très long, que certaines messageries coupent : préférez « Copier le devis ».
        </p>
      )}
      <p role="status" className="mt-3 text-note empty:hidden">
        {copy?.isCopied && (copy.isLink ? 'Lien copié.' : 'Devis copié.')}
      </p>
      {copy?.isCopied === false && (
        <CopyByHand
          label={copy.isLink ? 'Copiez ce lien' : 'Texte à copier'}
          text={copy.text}
          multiline={!copy.isLink}
        />
      )}
    </div>
  );
}
