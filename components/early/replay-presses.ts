import { HYDRATED } from './hydrated';

/**
 * Keeps the buttons pressed before React is there, and presses them again, once, when it is. React sees none of it
 * meanwhile: it would answer a press that comes during its arrival a second time.
 */
export function replayPresses(): void {
  function keep(event: Event) {
    const target = event.target as Element;
    const button = target.closest('form button[type=button]:not([data-erase]):not([data-drop-offer])');
    if (!button) return;
    event.stopImmediatePropagation();
    button.setAttribute('data-pressed', '');
  }

  document.addEventListener('click', keep, true);
  document.addEventListener(HYDRATED, () => {
    document.removeEventListener('click', keep, true);
    document.querySelectorAll<HTMLElement>('[data-pressed]').forEach((button) => {
      button.click();
      button.removeAttribute('data-pressed');
    });
  });
}
