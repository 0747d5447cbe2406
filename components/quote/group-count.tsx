'use client';

import { useQuote } from './quote-context';

/** How many features of a group are ticked. */
export function GroupCount({ ids }: { ids: string[] }) {
  const { selection } = useQuote();
  const count = ids.filter((id) => selection.featureIds.includes(id)).length;
  return count === 0 ? 'Aucun choix' : `${count} choix sur ${ids.length}`;
}
