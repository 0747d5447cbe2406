import type { AboutPage } from '@/content/types';
import { Section } from '@/components/ui/section';
import { ThreadMarks } from '@/components/ui/eyebrow';
import { People, type ShownPerson } from './people';

type FounderWordsProps = AboutPage['founderWords'] & { team: readonly ShownPerson[] };

/** The founder's words, huge, between guillemets; then who works here. */
export function FounderWords({ label, text, author, people, team }: FounderWordsProps) {
  return (
    <Section ground="indigo" space="wide" aria-label={label}>
      <figure>
        <blockquote className="font-heading text-display font-bold lg:text-hero">
          <p>
            <span className="text-ochre">«&nbsp;</span>
            {text}
            <span className="text-ochre">&nbsp;»</span>
          </p>
        </blockquote>
        <figcaption className="mt-8 flex items-center gap-3 text-intro text-white">
          <ThreadMarks />
          {author}
        </figcaption>
      </figure>
      {team.length > 0 && <People people={team} />}
      <p className="mt-8 max-w-measure text-intro text-lavender">{people}</p>
    </Section>
  );
}
