/** What is said of the kept quote; styles fill the places of its lines and its total. */
export function WornText({ text }: { text: string }) {
  return text.split(/(\{\w+\})/).map((part) => {
    if (part === '{lines}') return <span key={part} className="worn-lines" />;
    if (part === '{total}') return <span key={part} className="worn-total" />;
    // A number stays with what it counts.
    return part.replace(/^ /, '\u00a0');
  });
}
