type TagListProps = { label: string; tags: readonly string[]; className: string };

/** Tags side by side, named as a list. */
export function TagList({ label, tags, className }: TagListProps) {
  return (
    <ul aria-label={label} className={`flex flex-wrap gap-2 ${className}`}>
      {tags.map((tag) => (
        <li key={tag} className="rounded bg-tint px-2.5 py-1 text-small font-medium text-indigo-bright">
          {tag}
        </li>
      ))}
    </ul>
  );
}
