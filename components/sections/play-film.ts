import { isGenerousConnection } from '@/lib/rules/network';
import { onPageParsed } from '@/components/early/on-page-parsed';

/**
 * Plays the film behind the hero. Its files are named only once it may play: by itself after the page has loaded, so
 * that it never competes with the first screen, where motion and connection allow it; or when the visitor asks, having
 * read what it weighs.
 */
export function playFilm(): void {
  const onPhone = matchMedia('(max-width: 47.99em)');
  const isStill = matchMedia('(prefers-reduced-motion: reduce)');

  function drive(frame: HTMLElement, film: HTMLVideoElement) {
    function nameFiles() {
      frame.setAttribute('data-named', '');
      const files = film.getAttribute(onPhone.matches ? 'data-phone' : 'data-wide') ?? '';
      files.split(' ').forEach((src) => {
        const source = document.createElement('source');
        source.type = src.endsWith('.webm') ? 'video/webm; codecs="av01.0.05M.08"' : 'video/mp4';
        source.src = src;
        film.append(source);
      });
      // A video does not notice by itself that its sources have come.
      film.load();
    }

    function start() {
      if (frame.hasAttribute('data-named')) return;
      if (isGenerousConnection() && !isStill.matches) nameFiles();
      // What it weighs is said where it waits to be asked for.
      else frame.setAttribute('data-offered', '');
    }

    frame.querySelector('[data-film-button]')?.addEventListener('click', () => {
      if (!frame.hasAttribute('data-named')) nameFiles();
      else if (frame.hasAttribute('data-playing')) film.pause();
      // A refusal (power saving) leaves the poster and this button: nothing to tell.
      else film.play().catch(() => undefined);
    });
    film.onplaying = () => frame.setAttribute('data-playing', '');
    film.onpause = () => frame.removeAttribute('data-playing');
    frame.setAttribute('data-driven', '');
    addEventListener('load', () => setTimeout(start));
  }

  onPageParsed(() => {
    const frame = document.querySelector<HTMLElement>('[data-film]');
    const film = frame?.querySelector('video');
    if (frame && film) drive(frame, film);
  });
}
