import { Notice, noticeControl } from '@/components/forms/notice';
import type { OpenedLink } from './use-quote-link';

/** Says what opening a link has changed, and lets the visitor come back to the selection it took the place of. */
export function LinkNotice({ link }: { link: OpenedLink }) {
  const { news, aside, takeBack, forgetAside } = link;
  if (news.length === 0 && !aside) return null;
  return (
    <Notice title="Ce devis vient d’un lien">
      {news.map((sentence) => (
        <p key={sentence} className="mt-1 text-note">
          {sentence}
        </p>
      ))}
      {aside && (
        <>
          <p className="mt-1 text-note">
            Votre sélection, différente, est gardée sur cet appareil pendant sept jours.
          </p>
          <div className="mt-3 flex flex-wrap gap-2.5">
            <button type="button" onClick={takeBack} className={noticeControl}>
              Reprendre ma sélection
            </button>
            <button type="button" onClick={forgetAside} className={noticeControl}>
              Garder ce devis
            </button>
          </div>
        </>
      )}
    </Notice>
  );
}
