import clsx from 'clsx';

type TagListProps = { tags: readonly string[]; className?: string };

export function TagList({ tags, className }: TagListProps) {
  return (
    <ul aria-label="Mots-clés" className={clsx('flex flex-wrap gap-2', className)}>
      {tags.map((tag) => (
        <li key={tag} className="rounded bg-tint px-2.5 py-1 text-small font-medium text-indigo-bright">
          {tag}
        </li>
      ))}
    </ul>
  );
}
