import { runInNewContext } from 'node:vm';
import { openPage } from './exported-site';

/** Arrives at the 404 page of the export by an address: where it sends the visitor, and which of its screens it picks. */
export function arriveAt(address: string): { sentTo: string | null; screen: string | undefined } {
  const { pathname, search, hash } = new URL(`https://agence.example${address}`);
  const screens = openPage('/404').document.querySelector('[data-missing]')?.cloneNode(true) as HTMLElement;
  const visit = { sentTo: null as string | null };
  runInNewContext(repairScript(), {
    document: { currentScript: { parentElement: screens } },
    location: { pathname, search, hash, replace: (to: string) => (visit.sentTo = to) },
  });
  return { ...visit, screen: screens.dataset.missing };
}

/** The script that the 404 page runs before it is shown. */
export function repairScript(): string {
  return openPage('/404').document.querySelector('[data-missing] > script')?.textContent ?? '';
}
