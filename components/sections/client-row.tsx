import { Section, SectionHeading } from '@/components/ui/section';

/** Names of clients, one after the other, a thread mark before each. */
export function ClientRow({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Section space="tight">
      <SectionHeading opening="quiet" title={title} />
      <ul className="rule client-names flex flex-wrap gap-x-6 pt-3 font-heading text-note font-bold leading-loose md:grid md:grid-cols-3 md:gap-y-3 md:pt-6 md:text-subheading lg:grid-cols-4">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Section>
  );
}
