import type { Early } from './protocol';

/**
 * Keeps the buttons pressed before React is there, and presses them again, once, when it is. React sees none of it
 * meanwhile: it would answer a press that comes during its arrival a second time. Self-contained: see early-script.tsx.
 */
export function keepPresses({ names }: Early): void {
  const pressed = new Set<HTMLButtonElement>();
  let isReactHere = false;

  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const button = target.closest<HTMLButtonElement>(`form button[type=button]:not([${names.erase}])`);
      if (isReactHere || !button) return;
      event.stopImmediatePropagation();
      button.setAttribute(names.pressedButton, '');
      pressed.add(button);
    },
    true,
  );
  document.addEventListener(names.reactIsHere, () => {
    isReactHere = true;
    pressed.forEach((button) => {
      button.click();
      button.removeAttribute(names.pressedButton);
    });
    pressed.clear();
  });
}
