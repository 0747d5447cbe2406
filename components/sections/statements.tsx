import { Section } from '@/components/ui/section';

type Statement = { title: string; statement: string; detail: string };

/** Vision and mission, said large, side by side where there is room. */
export function Statements({ statements }: { statements: Statement[] }) {
  return (
    <Section className="grid gap-16 lg:grid-cols-2 lg:gap-14">
      {statements.map(({ title, statement, detail }) => (
        <div key={title} className="border-t border-ink pt-7">
          <h2 className="text-note font-semibold text-indigo-bright">{title}</h2>
          <p className="mt-5 text-balance font-heading text-heading font-bold">{statement}</p>
          <p className="mt-6 max-w-measure text-muted">{detail}</p>
        </div>
      ))}
    </Section>
  );
}
