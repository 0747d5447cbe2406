import { Section } from '@/components/ui/section';

/** The names of clients; without any, no row. */
export function ClientRow({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Section ground="indigo" space="tight">
      <h2 className="mb-3 text-note font-bold md:mb-5">{title}</h2>
      <ul className="rule flex flex-wrap gap-x-6 gap-y-1 pt-5 font-heading text-subheading font-bold max-md:flex-col md:gap-x-14 md:pt-8 md:text-title">
        {names.map((name) => (
          <li key={name} className="even:text-lavender">
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
