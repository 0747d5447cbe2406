import { useCallback, useMemo, useSyncExternalStore, type RefObject } from 'react';

/**
 * The values of a form's ticked boxes of one name, in page order. The boxes themselves are the state, so a tick
 * made before the script arrived counts like any other.
 */
export function useCheckedIds(formRef: RefObject<HTMLFormElement | null>, name: string): readonly string[] {
  const subscribe = useCallback(
    (notify: () => void) => {
      const element = formRef.current;
      // A reset is announced before it happens.
      const notifyAfterReset = () => setTimeout(notify);
      element?.addEventListener('change', notify);
      element?.addEventListener('reset', notifyAfterReset);
      return () => {
        element?.removeEventListener('change', notify);
        element?.removeEventListener('reset', notifyAfterReset);
      };
    },
    [formRef],
  );
  const readIds = () => (formRef.current ? new FormData(formRef.current).getAll(name).join(',') : '');
  const ids = useSyncExternalStore(subscribe, readIds, () => '');
  return useMemo(() => (ids ? ids.split(',') : []), [ids]);
}
