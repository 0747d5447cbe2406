import { averageWidth, systemAverageWidth, type SystemFont } from './french-widths';
import type { FontMetrics } from './read-metrics';

/** Values of the `@font-face` descriptors of the same names. */
export type Fallback = {
  local: SystemFont;
  sizeAdjust: string;
  ascentOverride: string;
  descentOverride: string;
  lineGapOverride: string;
};

/** Returns what makes a system font take the room of a face, so that nothing moves when the face arrives. */
export function matchFallback(metrics: FontMetrics, local: SystemFont): Fallback {
  const { unitsPerEm } = metrics;
  const own = averageWidth((character) => metrics.widthOf(character) / unitsPerEm);
  const size = own / systemAverageWidth(local);
  return {
    local,
    sizeAdjust: percent(size),
    ascentOverride: percent(metrics.ascent / unitsPerEm / size),
    descentOverride: percent(metrics.descent / unitsPerEm / size),
    lineGapOverride: percent(metrics.lineGap / unitsPerEm / size),
  };
}

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(2)}%`;
}
