/** One repeat of a plain weave, in pixels. */
const REPEAT = 28;

/** A length of cloth whose ochre thread is cut, drawn in the page itself: without a network there is no picture to fetch. */
export function CutCloth() {
  return (
    <div aria-hidden="true" className="absolute inset-x-0 top-0 -z-10 h-72 md:left-1/2 md:h-full">
      <svg width="100%" height="100%">
        <pattern id="toile" width={REPEAT} height={REPEAT} patternUnits="userSpaceOnUse">
          <path className="fill-indigo" d="M1 0h12v28H1z" />
          <path className="fill-indigo-bright" d="M15 0h12v28H15z" />
          <path className="fill-indigo-thread" d="M0 1h14v12H0zM14 15h14v12H14z" />
        </pattern>
        <rect width="100%" height="100%" fill="url(#toile)" />
        <g fill="none" strokeWidth="12" strokeDasharray={REPEAT / 2}>
          <path className="stroke-teal" d="M0 63h2800" />
          <path className="stroke-terracotta-thread" d="M14 105h2800" />
          <path className="stroke-ochre" d="M0 147h2800" />
          <path className="stroke-white" d="M14 189h2800" />
        </g>
        <rect x="58%" y="140" width="21%" height="14" fill="url(#toile)" />
      </svg>
      <div className="absolute inset-0 bg-gradient-to-b from-transparent to-ink md:bg-gradient-to-l" />
    </div>
  );
}
