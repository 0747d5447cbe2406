/** A text whose hyphenated words stay whole: one goes to the next line, and breaks only where that is too short for it. */
export function WholeWords({ children }: { children: string }) {
  return children.split(/([^\s(]+-[^\s)]+)/).map((part, index) =>
    index % 2 ? (
      <span key={index} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
