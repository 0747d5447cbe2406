import type { ReactNode } from 'react';
import type { Link } from '@/content/types';
import { fill } from '@/lib/rules/fill';
import { ButtonLink } from '@/components/ui/button';
import type { Thread } from '@/components/ui/woven-threads';
import { useLead } from './lead-context';
import { LeadOutcome } from './lead-outcome';

const LETTER_DYES = ['dye-1', 'dye-3', 'dye-0', 'dye-2', 'dye-none'];
const THREADS = 9;

/** The cloth of a message: a thread for each of the first letters of its author's name. */
export function threadsOf(name: string): Thread[] {
  const letters = Array.from(name);
  return Array.from({ length: THREADS }, (_, key) => {
    const code = letters[key % letters.length]?.codePointAt(0) ?? 0;
    return { key, breadth: 6 + (code % 16), dye: LETTER_DYES[(code + key) % LETTER_DYES.length] ?? '' };
  });
}

/** What became of a message: its cloth, whose edge says its author's name. */
export function MessageOutcome({ waysOn, figure }: { waysOn: readonly Link[]; figure?: ReactNode }) {
  const { last, words } = useLead();
  const name = last?.answers.name || '·';
  return (
    <LeadOutcome
      cloth={{ threads: threadsOf(name), edgeOn: (day) => fill(words.edge, { name, day }) }}
      kept={words.failed.kept}
      figure={figure}
      more={
        <p className="mt-6 flex flex-wrap content-start gap-2.5">
          {waysOn.map((link) => (
            <ButtonLink key={link.href} tone="outline" className="max-sm:grow" {...link} />
          ))}
        </p>
      }
    />
  );
}
