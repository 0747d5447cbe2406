type PricingShortcutProps = { targetId: string; label: string; from: string | null };

/**
 * The link to the prices that stays in sight until they are reached (hide-reached-link.ts), always without a script: a hem at
 * the foot of a phone, a tag over the cloth of one on its side, and in the margin of a wide window, where it covers no word.
 */
export function PricingShortcut({ targetId, label, from }: PricingShortcutProps) {
  return (
    <a href={`#${targetId}`} data-early="shortcut" className="pricing-shortcut [[data-worn]_&]:mt-3">
      {`${label} `}
      {from && (
        <span aria-hidden="true" className="short:hidden max-xs:hidden">
          {from}&nbsp;<span className="md:[text-combine-upright:all]">↓</span>
        </span>
      )}
    </a>
  );
}
