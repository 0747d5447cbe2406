'use client';

import { useSyncExternalStore } from 'react';
import type { Places } from '@/lib/paths';
import { suggestPath } from '@/lib/suggest-path';
import { PageLink } from '@/components/ui/page-link';

type PathSuggestionProps = { question: string; places: Places; labels: Readonly<Record<string, string>> };

/** Offers the place that an unknown address was probably meant for, where it is only a typing mistake away. */
export function PathSuggestion({ question, places, labels }: PathSuggestionProps) {
  const suggestion = useSyncExternalStore(
    () => () => undefined,
    () => suggestPath(location.pathname, places),
    () => null,
  );
  if (!suggestion) return null;
  return (
    <p className="mt-6 max-w-measure text-lead">
      {question}{' '}
      <PageLink href={suggestion} className="text-link font-semibold">
        {labels[suggestion] ?? suggestion}
      </PageLink>
      {'\u202f?'}
    </p>
  );
}
