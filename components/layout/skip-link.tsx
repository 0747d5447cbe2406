/** First stop of the keyboard: past the navigation, to the content. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href="#contenu"
      className="fixed -top-24 left-4 z-toast rounded bg-ochre px-5 py-3 font-semibold text-ink focus:top-4"
    >
      {label}
    </a>
  );
}
