import { Notice, noticeControl } from '@/components/forms/notice';

type LinkNoticeProps = { news: string[]; hasAside: boolean; onTakeBack: () => void; onForget: () => void };

/** Says what opening a link has changed, and lets the visitor come back to the selection it took the place of. */
export function LinkNotice({ news, hasAside, onTakeBack, onForget }: LinkNoticeProps) {
  if (news.length === 0 && !hasAside) return null;
  return (
    <Notice title="Ce devis vient d’un lien">
      {news.map((sentence) => (
        <p key={sentence} className="mt-1 text-note">
          {sentence}
        </p>
      ))}
      {hasAside && (
        <>
          <p className="mt-1 text-note">
            Votre sélection, différente, est gardée sur cet appareil pendant sept jours.
          </p>
          <div className="mt-3 flex flex-wrap gap-2.5">
            <button type="button" onClick={onTakeBack} className={noticeControl}>
              Reprendre ma sélection
            </button>
            <button type="button" onClick={onForget} className={noticeControl}>
              Garder ce devis
            </button>
          </div>
        </>
      )}
    </Notice>
  );
}
