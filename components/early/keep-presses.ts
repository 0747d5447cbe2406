/**
 * Keeps what is pressed before React is there, and honours it once when it is: a button is pressed again; a form is
 * marked instead of leaving the page, and its own code honours the mark. React sees none of it meanwhile: it would
 * answer a press that comes during its arrival a second time. Self-contained: see early-script.tsx.
 */
export function keepPresses(): void {
  const pressed = new Set<HTMLElement>();
  let isReactHere = false;

  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!form.hasAttribute('data-early') || form.hasAttribute('data-ready')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      form.setAttribute('data-early-submit', '');
    },
    true,
  );
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const button = target.closest<HTMLElement>('form button[type=button],[data-react] button');
      if (isReactHere || !button) return;
      event.stopImmediatePropagation();
      button.setAttribute('data-pressed', '');
      pressed.add(button);
    },
    true,
  );
  document.addEventListener('page-shown', () => {
    isReactHere = true;
    pressed.forEach((button) => {
      button.removeAttribute('data-pressed');
      button.click();
    });
    pressed.clear();
  });
}
