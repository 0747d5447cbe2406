import { Section } from '@/components/ui/section';

type ClientRowProps = { title: string; names: string[] };

/** Names of clients, one after the other, a thread mark between them. */
export function ClientRow({ title, names }: ClientRowProps) {
  return (
    <Section space="tight">
      <h2 className="text-note font-semibold text-muted">{title}</h2>
      <ul className="clients mt-4 font-heading text-[1.25rem] font-bold leading-relaxed md:text-[1.375rem]">
        {names.map((name) => (
          <li key={name} className="inline-block whitespace-nowrap">
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
