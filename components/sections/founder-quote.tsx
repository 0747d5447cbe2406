import { Section } from '@/components/ui/section';

type FounderQuoteProps = { text: string; author: string };

/** The founder's words, huge, between guillemets. */
export function FounderQuote({ text, author }: FounderQuoteProps) {
  return (
    <Section ground="indigo" aria-label="Le mot du fondateur">
      <figure>
        <blockquote className="max-w-[24ch] font-heading text-display font-bold">
          <p>
            <span className="text-ochre">«&nbsp;</span>
            {text}
            <span className="text-ochre">&nbsp;»</span>
          </p>
        </blockquote>
        <figcaption className="mt-10 text-lead text-lavender">{author}</figcaption>
      </figure>
    </Section>
  );
}
