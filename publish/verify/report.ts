import type { Fault } from '@/lib/rules/fault';

/** What one topic found; nothing when all is well. */
export type Topic = { name: string; found: Fault[] };

const SHOWN = 8;

/** What was found, for the owner to read: a line a topic, a line a fault, its remedy, and the verdict. */
export function formatReport(address: string, topics: readonly Topic[]): string {
  const verdict = isReady(topics) ? 'Prêt' : 'Pas prêt';
  return [`Vérification de ${address}\n`, ...topics.flatMap(topicLines), '', verdict].join('\n');
}

/** Whether nothing stands in the way any more. */
export function isReady(topics: readonly Topic[]): boolean {
  return topics.every(({ found }) => found.length === 0);
}

/** A remedy stands once, under the faults it mends. */
function topicLines({ name, found }: Topic): string[] {
  const remedies = [...new Set(found.map(({ remedy }) => remedy))];
  return [
    `${found.length === 0 ? '✓' : '✗'} ${name}`,
    ...remedies.flatMap((remedy) => {
      const lines = found.filter((each) => each.remedy === remedy).map(({ message }) => `    ${message}`);
      const more = lines.length > SHOWN ? [`    … et ${lines.length - SHOWN} autre(s)`] : [];
      return [...lines.slice(0, SHOWN), ...more, `      → ${remedy}`];
    }),
  ];
}
