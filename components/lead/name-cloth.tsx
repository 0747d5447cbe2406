import { useState } from 'react';
import { fill } from '@/lib/rules/fill';
import { formatDay } from '@/lib/rules/format-date';
import { Edge, Selvedge } from '@/components/ui/selvedge';
import { WovenThreads } from '@/components/ui/woven-threads';
import { useLead } from './lead-context';

const DYES = ['dye-1', 'dye-3', 'dye-0', 'dye-2', 'dye-none'];
const THREADS = 6;

/** A message's own cloth: a thread for each of the first letters of its author's name, which its edge says once it has left. */
export function NameCloth({ isBroken }: { isBroken: boolean }) {
  const { last, words } = useLead();
  const [day] = useState(() => formatDay(new Date()));
  const name = last?.answers.name || '·';
  const letters = Array.from(name);
  const threads = Array.from({ length: THREADS }, (_, index) => {
    const code = letters[index % letters.length]?.codePointAt(0) ?? 0;
    return {
      ...{ key: index, breadth: 6 + (code % 16), isWoven: true },
      dye: DYES[(code + index) % DYES.length] ?? '',
    };
  });
  return (
    <>
      <WovenThreads
        threads={threads}
        isFinished
        className={`h-48 md:h-[42vh] ${isBroken ? 'woven-broken' : 'woven-once'}`}
      />
      {!isBroken && (
        <>
          <Selvedge className="slide-once" />
          <Edge words={fill(words.contact.edge, { name, day })} className="slide-once" />
        </>
      )}
    </>
  );
}
