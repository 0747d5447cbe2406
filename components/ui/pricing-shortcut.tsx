/** The floating link to the prices, shown until they are reached (early/hide-reached-link.ts); always, without a script. */
export function PricingShortcut({ targetId, label }: { targetId: string; label: string }) {
  return (
    <a
      href={`#${targetId}`}
      data-until-reached=""
      className="fixed bottom-6 right-3 z-30 inline-flex min-h-touch items-center rounded border border-lavender bg-indigo px-4 text-note font-semibold text-white transition-colors hover:border-ink hover:bg-ink hover:text-white md:bottom-7 md:right-beside md:border-ink md:bg-white md:text-ink print:hidden"
    >
      {label}
    </a>
  );
}
