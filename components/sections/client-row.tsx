import clsx from 'clsx';
import { Section } from '@/components/ui/section';

/** Names of clients, one after the other, a thread mark between them. */
export function ClientRow({ title, names }: { title: string; names: string[] }) {
  return (
    <Section space="tight">
      <h2 className="text-note font-semibold text-muted">{title}</h2>
      <ul className="mt-2 font-heading text-note font-bold leading-loose md:mt-4 md:text-[1.375rem]">
        {names.map((name, index) => (
          <li key={name} className="inline-block whitespace-nowrap">
            {name}
            {index < names.length - 1 && (
              <i
                className={clsx(
                  'mx-2 mb-0.5 inline-block border-[5px] md:mx-3',
                  index % 2 ? 'border-teal' : 'border-ochre',
                )}
              />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
