/** The classes of everything that is written or chosen in, wrong or not. */
export const inputLook =
  'block min-h-touch w-full min-w-0 rounded border border-control bg-white px-3.5 py-3 font-normal text-ink transition-colors hover:border-ink';
