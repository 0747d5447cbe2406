/** First stop of the keyboard: past the navigation, to the content. */
export function SkipLink() {
  return (
    <a
      href="#contenu"
      className="fixed left-4 top-4 z-toast -translate-y-24 rounded bg-ochre px-5 py-3 font-semibold text-ink focus:translate-y-0"
    >
      Aller au contenu
    </a>
  );
}
