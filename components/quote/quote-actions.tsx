import { useState } from 'react';
import type { Answers } from '@/lib/rules/lead/answers';
import { MAX_LINK_LENGTH } from '@/lib/rules/lead/other-ways';
import { composeQuoteMessage } from '@/lib/rules/quote/message';
import { copyText } from '@/lib/rules/share/copy-text';
import { whatsappShareLink } from '@/lib/rules/share/share-links';
import { CopyOutcome, type Copy } from '@/components/share/copy-outcome';
import { shareNatively } from '@/components/share/share-natively';
import { useQuote } from './quote-context';

const control =
  'inline-flex min-h-touch items-center rounded px-1 text-note font-semibold underline underline-offset-4';

/** What to do with a quote besides sending it: pass its link on, copy its text, print it. */
export function QuoteActions({ answers, canPrint = false }: { answers: Answers; canPrint?: boolean }) {
  const { catalogue, fragment, words, say } = useQuote(answers);
  const ways = words.otherWays;
  const { copyLink, copyText: copyWords, print, tooLong, linkCopied, byHand } = say.actions;
  const url = `${location.origin}${location.pathname}#${fragment}`;
  const [copy, setCopy] = useState<Copy | null>(null);
  // Whatever the form holds.
  const page = { url, title: document.title.replace(words.errors.mark, '') };

  async function copyAs(text: string, said: string, label: string) {
    setCopy({ text, isCopied: await copyText(text), said, byHand: label });
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
        <button type="button" onClick={() => copyAs(url, linkCopied, byHand)} className={control}>
          {copyLink}
        </button>
        <button
          type="button"
          onClick={() => copyAs(composeQuoteMessage(answers, catalogue), ways.copied, ways.byHand)}
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
      <CopyOutcome copy={copy} />
    </div>
  );
}
