import { Total, TotalStatus } from './total';

/** Top of the receipt, and foot of the quote on paper: the total, and that it is an estimate. */
export function ReceiptHead() {
  return (
    <div className="print:order-last print:break-inside-avoid print:py-4">
      <h2 id="estimation" tabIndex={-1} className="scroll-mt-28 font-heading text-subheading font-bold">
        Votre estimation
      </h2>
      <p className="mt-2 font-heading text-figure font-bold tabular-nums">
        <Total />
      </p>
      <TotalStatus />
      <p className="mt-2 text-small text-lavender">Prix estimatifs, confirmés après échange.</p>
    </div>
  );
}
