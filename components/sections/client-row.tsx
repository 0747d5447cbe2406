import { Section, SectionHeading } from '@/components/ui/section';

/** The names of clients; without any, no row. */
export function ClientRow({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Section ground="indigo" space="tight">
      <SectionHeading opening="quiet" title={title} />
      <ul className="rule grid grid-cols-2 gap-x-4 font-heading text-note font-bold max-xs:grid-cols-1 md:gap-x-8 md:text-subheading lg:grid-cols-4">
        {names.map((name) => (
          <li key={name} className="border-b border-indigo-thread py-2.5 md:py-6">
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
