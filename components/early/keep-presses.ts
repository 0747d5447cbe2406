import * as names from './protocol';

/**
 * Keeps the buttons pressed before React is there, and presses them again, once, when it is. React sees none of it
 * meanwhile: it would answer a press that comes during its arrival a second time.
 */
export function keepPresses(): void {
  function keep(event: Event) {
    const target = event.target as Element;
    const button = target.closest(`form button[type=button]:not([${names.erase}])`);
    if (!button) return;
    event.stopImmediatePropagation();
    button.setAttribute(names.pressedButton, '');
  }

  document.addEventListener('click', keep, true);
  document.addEventListener(names.reactIsHere, () => {
    document.removeEventListener('click', keep, true);
    document.querySelectorAll<HTMLElement>(`[${names.pressedButton}]`).forEach((button) => {
      button.click();
      button.removeAttribute(names.pressedButton);
    });
  });
}
