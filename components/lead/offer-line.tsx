import { OFFER_FIELD } from '@/lib/rules/lead/answers';

/** The offer that a message is about, which the address brought (choose-offer.ts): shown once there is one, taken away at will. */
export function OfferLine({ offer, dropOffer }: { offer: string; dropOffer: string }) {
  return (
    <p className="offer-line flex-wrap items-center gap-x-2 border-l-thread border-ochre bg-tint px-4 text-ink">
      <label htmlFor={OFFER_FIELD} className="max-sm:basis-full max-sm:pt-2">{`${offer}\u00a0:`}</label>
      <input
        id={OFFER_FIELD}
        name={OFFER_FIELD}
        readOnly
        className="min-h-touch min-w-0 flex-1 bg-transparent font-semibold"
      />
      <button
        type="button"
        data-drop-offer=""
        aria-label={dropOffer}
        className="h-touch w-touch text-subheading"
      >
        ×
      </button>
    </p>
  );
}
