import { listen } from '@/components/early/listen';
import { bringIntoView } from './bring-into-view';

/** Follows a link to a field without a step in the history. */
export function goToField(link: HTMLAnchorElement): () => void {
  function go(event: Event) {
    event.preventDefault();
    bringIntoView(document.getElementById(link.hash.slice(1)), 'start');
  }
  return listen([link, 'click', go]);
}
