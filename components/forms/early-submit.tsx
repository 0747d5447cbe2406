/**
 * Keeps a submit pressed before the page's scripts have arrived: the form is marked instead of leaving the page,
 * and the form's own code honours the mark. Inline, because it must be there before anything can be pressed.
 */
export function EarlySubmit() {
  return <script dangerouslySetInnerHTML={{ __html: `(${keepEarlySubmit.toString()})()` }} />;
}

// Runs in the page as it is written here: nothing from outside, nothing newer than the oldest supported browser.
function keepEarlySubmit() {
  document.addEventListener(
    'submit',
    function (event) {
      const form = event.target as HTMLFormElement;
      if (!form.hasAttribute('data-early') || form.hasAttribute('data-ready')) return;
      event.preventDefault();
      form.setAttribute('data-early-submit', '');
    },
    true,
  );
}
