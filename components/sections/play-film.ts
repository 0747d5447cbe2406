import { isGenerousConnection } from '@/lib/rules/network';
import { listen } from '@/components/early/listen';
import { need } from '@/components/early/need';

/**
 * Plays the film behind the hero, in the frame that holds it and its button. Its files are named only once it may play: by
 * itself after the page has loaded, so that it never competes with the first screen, where motion and connection allow it;
 * or when the visitor asks, having read what it weighs.
 */
export function playFilm(frame: HTMLElement): () => void {
  const film = need<HTMLVideoElement>(frame, 'video');
  const button = need(frame, 'button');
  const hasFiles = () => film.childElementCount > 0;

  function tell(state: 'still' | 'offered' | 'playing') {
    frame.setAttribute('data-film', state);
  }

  function nameFiles() {
    const isWide = matchMedia('(min-width: 48em)').matches;
    const files = (film.getAttribute('data-files') ?? '').split('\n')[Number(isWide)];
    files?.split(' ').forEach((src) => {
      const source = document.createElement('source');
      // AV1, as the loom encodes it: what cannot read that takes the .mp4.
      source.type = src.endsWith('.webm') ? 'video/webm; codecs="av01.0.05M.08"' : 'video/mp4';
      source.src = src;
      film.append(source);
    });
    tell('still');
    // A video does not notice by itself that its sources have come.
    film.load();
  }

  function begin() {
    if (hasFiles()) return;
    if (isGenerousConnection() && !matchMedia('(prefers-reduced-motion: reduce)').matches) nameFiles();
    // What it weighs is said where it waits to be asked for.
    else tell('offered');
  }

  // `on…`, not `listen`: started twice, a press is still answered once.
  button.onclick = () => {
    if (!hasFiles()) nameFiles();
    else if (!film.paused) film.pause();
    // A refusal (power saving) leaves the poster and this button: nothing to tell.
    else film.play().catch(() => undefined);
  };
  film.onplaying = () => tell('playing');
  film.onpause = () => tell('still');
  tell('still');
  const stop = listen([window, 'load', () => setTimeout(begin)]);
  return () => {
    stop();
    button.onclick = film.onplaying = film.onpause = null;
  };
}
