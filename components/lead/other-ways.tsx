import { useState, useSyncExternalStore } from 'react';
import { asTyped } from '@/lib/rules/french-text';
import { linkWithText } from '@/lib/rules/lead/other-ways';
import { whatsappAddress } from '@/lib/rules/phone-lines';
import { listen } from '@/components/early/listen';
import { useCopy } from '@/components/share/use-copy';
import { Button, ButtonLink } from '@/components/ui/button';
import { useLead } from './lead-context';

/** The ways left to a message that did not leave: what may have happened, where its words are, other ways to send them, already written. */
export function OtherWays({ kept }: { kept: string }) {
  const { agency, last, isKept, store, words } = useLead();
  const { failed, otherWays: ways } = words;
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  const [failedOffline] = useState(!isOnline);
  const { copyAs, outcome } = useCopy();
  if (!last) return null;
  const isBack = isOnline && failedOffline;
  const mail = `mailto:${agency.email}?subject=${encodeURIComponent(last.body.sujet)}&body=`;
  const happened = failedOffline ? !isBack && failed.offline : failed.refused;
  const texts = store.texts();
  return (
    <>
      <div className="flex flex-wrap gap-2.5 max-sm:flex-col">
        <Button tone="accent" onClick={store.resume}>
          {failed.retry}
        </Button>
        {isBack && (
          <Button tone="outline" onClick={store.resend}>
            {failed.sendNow}
          </Button>
        )}
      </div>
      <div className="flex flex-wrap content-end gap-2.5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <p role="status" className="mb-2 basis-full text-lavender">
          {last.outcome === 'unsure' || last.outcome === 'busy' ? failed[last.outcome] : happened}{' '}
          {isBack && failed.online} {isKept && kept}
        </p>
        <p className="basis-full text-note text-lavender">{failed.otherWays}</p>
        {agency.whatsapp && (
          <ButtonLink
            tone="outline"
            className="max-sm:grow"
            href={linkWithText(whatsappAddress(agency.whatsapp, ''), texts, ways.cut)}
            target="_blank"
            rel="noopener"
            label="WhatsApp"
          />
        )}
        <ButtonLink
          tone="outline"
          className="max-sm:grow"
          href={linkWithText(mail, texts, ways.cut)}
          label={ways.email}
        />
        <Button
          tone="outline"
          className="max-sm:grow"
          onClick={() => copyAs(asTyped(texts[0] ?? ''), ways.copied, ways.byHand)}
        >
          {ways.copy}
        </Button>
        {outcome}
      </div>
    </>
  );
}

function followNetwork(notify: () => void) {
  return listen([window, 'online', notify], [window, 'offline', notify]);
}
