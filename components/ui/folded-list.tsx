import { PlusIcon } from './plus-icon';

/** A ruled list under its title. Phones fold it, to be opened without a script. */
export function FoldedList({ title, items }: { title: string; items: string[] }) {
  return (
    <details className="wide-open group">
      <summary className="flex min-h-touch cursor-pointer list-none items-center justify-between gap-4 rounded">
        <h3 className="font-heading text-subheading font-bold max-md:text-note max-md:tracking-normal">
          {title}
        </h3>
        <PlusIcon />
      </summary>
      <ul className="border-t border-line md:mt-2">
        {items.map((item) => (
          <li key={item} className="border-b border-line py-2 max-md:text-note md:py-2.5">
            {item}
          </li>
        ))}
      </ul>
    </details>
  );
}
