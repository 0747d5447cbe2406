/** A quiet message above a form. */
export function Notice({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <div className="mb-6 rounded border-l-thread border-ochre bg-tint p-5 text-ink print:hidden">
      <p role="status" className="font-semibold">
        {title}
      </p>
      {sentences.map((sentence) => (
        <p key={sentence} className="mt-1 text-note">
          {sentence}
        </p>
      ))}
    </div>
  );
}
