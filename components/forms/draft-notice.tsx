import { Notice, noticeControl } from './notice';

/** Says that a draft came back, and lets its author erase it from the device. */
export function DraftNotice({ isRestored, onErase }: { isRestored: boolean; onErase: () => void }) {
  if (!isRestored) return null;
  return (
    <Notice title="Brouillon restauré">
      <p className="mt-1 text-note">
        Ce que vous aviez commencé est gardé sur cet appareil pendant sept jours.
      </p>
      <button type="button" onClick={onErase} className={`mt-3 ${noticeControl}`}>
        Effacer
      </button>
    </Notice>
  );
}
