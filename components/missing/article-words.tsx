/** Where an article was asked for, says so in the elements before it, each of which carries its other words. */
export function ArticleWords() {
  const script = `(${sayArticle.toString()})(document.currentScript)`;
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}

// Runs in the page as it is written here: nothing from outside, nothing newer than the oldest supported browser.
function sayArticle(script: HTMLElement) {
  if (!script.closest('[data-missing="article"]')) return;
  script.parentElement?.querySelectorAll('[data-article]').forEach((element) => {
    element.textContent = element.getAttribute('data-article');
  });
}
