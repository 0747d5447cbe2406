import type { Thread } from '@/components/ui/woven-threads';

/** The most lines whose point paper has room on their page. */
const PLOTTED_LINES = 16;

/** The cloth on point paper, a square a thread: threading above, the weave, its treadling and the colours of its weft beside. */
export function PointPaper({ threads, caption }: { threads: readonly Thread[]; caption: string }) {
  if (threads.length > PLOTTED_LINES) return null;
  const picksOf = (breadth = 0) => Math.max(1, Math.round(breadth / Math.max(6, threads.length)));
  return (
    <figure className="point-paper grid">
      <i />
      <figcaption className="text-small">{caption}</figcaption>
      <i />
      <i />
      <div className="flex flex-col-reverse">
        {threads.map(({ key, dye, breadth }) => (
          <i key={key} className={dye} style={{ height: `${2 * picksOf(breadth)}mm` }} />
        ))}
      </div>
    </figure>
  );
}
