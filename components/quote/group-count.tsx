'use client';

import { useLead } from '@/components/lead/lead-context';

/** How many features of a group are ticked. */
export function GroupCount({ ids }: { ids: string[] }) {
  const { featureIds } = useLead().answers;
  const count = ids.filter((id) => featureIds.includes(id)).length;
  return count === 0 ? 'Aucun choix' : `${count} choix sur ${ids.length}`;
}
