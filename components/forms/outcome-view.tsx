'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';

type OutcomeViewProps =
  { outcome: 'sent'; title: string; text: string } | { outcome: 'failed'; text: string; onRetry: () => void };

/** What became of a message. Takes focus as it replaces the form, so that nobody is left behind. */
export function OutcomeView(props: OutcomeViewProps) {
  const view = useRef<HTMLDivElement>(null);

  useEffect(() => view.current?.focus(), []);

  const isSent = props.outcome === 'sent';
  return (
    <div
      ref={view}
      tabIndex={-1}
      role={isSent ? 'status' : 'alert'}
      className={
        isSent
          ? 'rounded border-l-thread border-teal bg-teal-pale p-7 text-ink motion-safe:animate-appear'
          : 'rounded border-l-thread border-terracotta bg-terracotta-pale p-7 text-ink motion-safe:animate-appear'
      }
    >
      <h3 className="font-heading text-subheading font-bold">{isSent ? props.title : "Erreur d'envoi"}</h3>
      <p className="mt-2">{props.text}</p>
      {!isSent && (
        <Button className="mt-5" onClick={props.onRetry}>
          Réessayer
        </Button>
      )}
    </div>
  );
}
