import type { Answers } from '@/lib/rules/lead/answers';
import { MAX_LINK_LENGTH } from '@/lib/rules/lead/other-ways';
import { formatQuoteLink } from '@/lib/rules/quote/link';
import { composeQuoteMessage } from '@/lib/rules/quote/message';
import { shareLink } from '@/lib/rules/share/share-links';
import { useCopy } from '@/components/share/use-copy';
import { shareNatively } from '@/components/share/share-natively';
import { Button, ButtonLink, type ButtonTone } from '@/components/ui/button';
import { useQuote } from './quote-context';

type QuoteActionsProps = { answers: Answers; canPrint?: boolean; tone?: ButtonTone };

/** What to do with a quote besides sending it: pass its link on, copy its text, print it. */
export function QuoteActions({ answers, canPrint = false, tone = 'link' }: QuoteActionsProps) {
  const { catalogue, totalUsd, words, quoteWords } = useQuote(answers);
  const ways = words.otherWays;
  const { copyLink, copyText: copyWords, print, tooLong, linkCopied, byHand } = quoteWords.actions;
  const url = `${location.origin}${location.pathname}#${formatQuoteLink(answers, totalUsd)}`;
  const { copyAs, outcome } = useCopy();
  // Whatever the form holds.
  const page = { url, title: document.title.replace(words.errors.mark, '') };
  return (
    <div className="mt-4 print:hidden">
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <ButtonLink
          tone={tone}
          href={shareLink('whatsapp', page)}
          target="_blank"
          rel="noopener"
          onClick={(event) => shareNatively(event, page, event.currentTarget.href)}
          label="WhatsApp"
        />
        <Button tone={tone} onClick={() => copyAs(url, linkCopied, byHand)}>
          {copyLink}
        </Button>
        <Button
          tone={tone}
          onClick={() => copyAs(composeQuoteMessage(answers, catalogue), ways.copied, ways.byHand)}
        >
          {copyWords}
        </Button>
        {canPrint && (
          <Button tone={tone} onClick={() => window.print()}>
            {print}
          </Button>
        )}
      </div>
      {url.length > MAX_LINK_LENGTH && <p className="mt-2 text-small">{tooLong}</p>}
      {outcome}
    </div>
  );
}
