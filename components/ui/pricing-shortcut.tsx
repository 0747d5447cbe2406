/**
 * The floating link to the prices. Shown while the top of the target is below a tenth of the window's height: see
 * early/hide-reached-link.ts; without a script it is simply there.
 */
export function PricingShortcut({ targetId }: { targetId: string }) {
  return (
    <a
      href={`#${targetId}`}
      data-until-reached=""
      className="fixed bottom-4 right-3 z-30 inline-flex min-h-touch items-center rounded border border-transparent bg-ochre px-4 text-note font-semibold text-ink transition-colors hover:bg-ochre-light motion-safe:animate-rise md:bottom-7 md:right-10 print:hidden"
    >
      Voir nos tarifs
    </a>
  );
}
