import { useState } from 'react';
import type { Answers } from '@/lib/rules/lead/answers';
import { composeQuoteMessage } from '@/lib/rules/quote/message';
import { copyText } from '@/lib/rules/share/copy-text';
import { whatsappShareLink } from '@/lib/rules/share/share-links';
import { CopyByHand } from '@/components/share/copy-by-hand';
import { shareNatively } from '@/components/share/share-natively';
import { useQuote } from './quote-context';

/** Longest address that every messaging app and browser of the audience opens whole. */
const MAX_LINK_LENGTH = 2_000;

const control =
  'inline-flex min-h-touch items-center rounded px-1 text-note font-semibold underline underline-offset-4';

type Copy = { text: string; isLink: boolean; isCopied: boolean };

/** What to do with a quote besides sending it: pass its link on, copy its text, print it. */
export function QuoteActions({ answers, canPrint = false }: { answers: Answers; canPrint?: boolean }) {
  const { catalogue, fragment, words, say } = useQuote(answers);
  const { copyLink, copyText: copyWords, print, tooLong, linkCopied, byHand } = say.actions;
  const url = `${location.origin}${location.pathname}#${fragment}`;
  const [copy, setCopy] = useState<Copy | null>(null);
  // Whatever the form holds.
  const page = { url, title: document.title.replace(words.errors.mark, '') };

  async function copyAs(text: string, isLink: boolean) {
    setCopy({ text, isLink, isCopied: await copyText(text) });
  }

  return (
    <div className="mt-4 print:hidden">
      <div className="flex flex-wrap gap-x-4">
        <a
          href={whatsappShareLink(page)}
          target="_blank"
          rel="noopener"
          onClick={(event) => shareNatively(event, page, event.currentTarget.href)}
          className={control}
        >
          WhatsApp
        </a>
        <button type="button" onClick={() => copyAs(url, true)} className={control}>
          {copyLink}
        </button>
        <button
          type="button"
          onClick={() => copyAs(composeQuoteMessage(answers, catalogue), false)}
          className={control}
        >
          {copyWords}
        </button>
        {canPrint && (
          <button type="button" onClick={() => window.print()} className={control}>
            {print}
          </button>
        )}
      </div>
      {url.length > MAX_LINK_LENGTH && <p className="mt-2 text-small">{tooLong}</p>}
      <p role="status" className="mt-2 text-note empty:hidden">
        {copy?.isCopied && (copy.isLink ? linkCopied : words.otherWays.copied)}
      </p>
      {copy?.isCopied === false && (
        <CopyByHand
          label={copy.isLink ? byHand : words.otherWays.byHand}
          text={copy.text}
          multiline={!copy.isLink}
        />
      )}
    </div>
  );
}
