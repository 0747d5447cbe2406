import { Section } from '@/components/ui/section';
import { ThreadMarks } from '@/components/ui/thread-marks';

/** The founder's words, huge, between guillemets. */
export function FounderQuote({ label, text, author }: { label: string; text: string; author: string }) {
  return (
    <Section ground="indigo" space="wide" aria-label={label}>
      <figure>
        <blockquote className="max-w-[15.4em] font-heading text-display font-bold">
          <p>
            <span className="text-ochre">«&nbsp;</span>
            {text}
            <span className="text-ochre">&nbsp;»</span>
          </p>
        </blockquote>
        <figcaption className="mt-8 flex items-center gap-3 text-lead text-white">
          <ThreadMarks />
          {author}
        </figcaption>
      </figure>
    </Section>
  );
}
