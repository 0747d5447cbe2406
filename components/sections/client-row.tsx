type ClientRowProps = { title: string; names: string[] };

/** Names of clients, ruled in one row where there is room for it. */
export function ClientRow({ title, names }: ClientRowProps) {
  return (
    <section className="mx-auto max-w-page px-5 py-12 md:px-10 xl:px-0">
      <h2 className="text-note font-semibold text-muted">{title}</h2>
      <ul className="ruled-row mt-6 grid grid-cols-2 border-t border-line sm:grid-cols-3 lg:grid-cols-7">
        {names.map((name) => (
          <li
            key={name}
            className="flex min-h-24 items-center border-b border-line px-3 py-5 font-heading font-bold text-muted lg:justify-center lg:text-center"
          >
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
