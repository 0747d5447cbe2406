'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { MailerBody } from '@/lib/mailer/body';
import { Button } from '@/components/ui/button';
import { OtherWays, type Agency } from './other-ways';
import { useIsOnline } from './use-is-online';

/** A message left: says so until the form comes back. */
export function SentView({ title, text }: { title: string; text: string }) {
  return (
    <Outcome role="status" tone="border-teal bg-teal-pale" title={title} text={text}>
      {null}
    </Outcome>
  );
}

type FailedViewProps = {
  text: string;
  body: MailerBody | null;
  agency: Agency;
  onRetry: () => void;
  onSendAgain: () => void;
};

/** A message did not leave: it is kept, and there are other ways to send it. */
export function FailedView({ text, body, agency, onRetry, onSendAgain }: FailedViewProps) {
  const isOnline = useIsOnline();
  const [failedOffline] = useState(!isOnline);
  return (
    <Outcome role="alert" tone="border-terracotta bg-terracotta-pale" title="Erreur d'envoi" text={text}>
      <p role="status" className="mt-2 font-semibold empty:hidden">
        {!isOnline && 'Vous êtes hors connexion. Votre message est gardé sur cet appareil.'}
        {isOnline && failedOffline && 'La connexion est revenue.'}
      </p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Button onClick={onRetry}>Réessayer</Button>
        {isOnline && failedOffline && <Button onClick={onSendAgain}>Envoyer maintenant</Button>}
      </div>
      {body && (
        <div className="mt-6 flex flex-wrap gap-2.5">
          <p className="basis-full text-note">Ou envoyez le même texte, déjà écrit, par un autre chemin :</p>
          <OtherWays body={body} agency={agency} />
        </div>
      )}
    </Outcome>
  );
}

type OutcomeProps = {
  role: 'status' | 'alert';
  tone: string;
  title: string;
  text: string;
  children: ReactNode;
};

// Takes focus as it replaces the form, so that nobody is left behind.
function Outcome({ role, tone, title, text, children }: OutcomeProps) {
  const view = useRef<HTMLDivElement>(null);

  useEffect(() => view.current?.focus(), []);

  return (
    <div className={`rounded border-l-thread p-7 text-ink motion-safe:animate-appear ${tone}`}>
      <div ref={view} tabIndex={-1} role={role}>
        <h3 className="font-heading text-subheading font-bold">{title}</h3>
        <p className="mt-2">{text}</p>
      </div>
      {children}
    </div>
  );
}
