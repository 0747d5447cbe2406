import clsx from 'clsx';
import { useState } from 'react';
import { formatDay } from '@/lib/rules/format-date';
import { Edge, Selvedge } from '@/components/ui/selvedge';
import { WovenThreads, type Thread } from '@/components/ui/woven-threads';

export type SignedClothProps = {
  threads: readonly Thread[];
  /** The print along its edge, on a day in words. */
  edgeOn: (day: string) => string;
};

type Look = {
  className: string;
  /** How it comes in, a class that cloth, selvedge and edge share; the cloth is then seen near. */
  entrance?: string;
};

/** A finished cloth, closed by its selvedge and signed along it with the day on which it is first shown. */
export function SignedCloth({ threads, edgeOn, className, entrance }: SignedClothProps & Look) {
  const [day] = useState(() => formatDay(new Date()));
  const words = edgeOn(day);
  const print = Array.from({ length: Math.ceil(60 / words.length) }, () => words).join(' ✦ ');
  return (
    <>
      <div className={clsx('relative overflow-hidden', className)}>
        <WovenThreads threads={threads} isFinished className={entrance ? 'woven-near' : 'h-full'} />
      </div>
      <Selvedge className={entrance} />
      <Edge words={print} className={entrance} />
    </>
  );
}
