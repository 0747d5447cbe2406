import { Selvedge } from '@/components/ui/selvedge';
import { WovenThreads } from '@/components/ui/woven-threads';
import { useLead } from './lead-context';

const DYES = ['dye-1', 'dye-3', 'dye-0', 'dye-2', 'dye-none'];
const THREADS = 6;

/** A message's own cloth: a thread for each of the first letters of its author's name. */
export function NameCloth({ isBroken }: { isBroken: boolean }) {
  const { last } = useLead();
  const letters = Array.from(last?.answers.name || '·');
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
        className={`h-48 md:h-64 ${isBroken ? 'woven-broken' : 'woven-once'}`}
      />
      {!isBroken && <Selvedge className="slide-once" />}
    </>
  );
}
