import { Total } from './total';

/** On narrow screens, the total under the thumb while choosing; it leads to the receipt. */
export function TotalBar() {
  return (
    <a
      href="#estimation"
      className="sticky bottom-0 z-20 -mx-5 mt-8 flex min-h-16 items-center justify-between gap-4 border-t border-indigo bg-indigo px-5 text-white md:-mx-10 md:px-10 lg:hidden short:min-h-touch print:hidden"
    >
      <span className="text-note">Voir mon estimation</span>
      <span className="text-right font-heading text-subheading font-bold tabular-nums">
        <Total />
      </span>
    </a>
  );
}
