/** What stands in the way of a site, and what to do about it; in French, for its owner. */
export type Fault = { said: string; remedy: string };

/** What may be wrong, in words, or nothing. */
export type Said = readonly (string | false | undefined)[];

/** Faults that one thing mends. */
export function faults(remedy: string, said: Said): Fault[] {
  return said.flatMap((one) => (one ? { said: one, remedy } : []));
}

/** What one topic found; nothing when all is well. */
export type TopicReport = { topic: string; found: Fault[] };

const SHOWN = 8;

/** What `verify` found, for the owner to read: one line a topic, one a fault, what to do about it, and the verdict. */
export function report(name: string, topics: readonly TopicReport[], isServed: boolean): string {
  const left =
    '\nLes réponses de l’hébergeur et du courrier se vérifient sur l’adresse du site, une fois en ligne.\n';
  return [
    `Vérification de ${name}\n`,
    ...topics.flatMap(topicLines),
    isServed ? '' : left,
    isReady(topics) ? 'Prêt' : 'Pas prêt',
  ].join('\n');
}

/** Whether nothing stands in the way any more. */
export function isReady(topics: readonly TopicReport[]): boolean {
  return topics.every(({ found }) => found.length === 0);
}

/** A remedy stands once, under the faults it mends. */
function topicLines({ topic, found }: TopicReport): string[] {
  const remedies = [...new Set(found.map(({ remedy }) => remedy))];
  return [
    `${found.length === 0 ? '✓' : '✗'} ${topic}`,
    ...remedies.flatMap((remedy) => {
      const said = found.filter((fault) => fault.remedy === remedy).map((fault) => `    ${fault.said}`);
      const more = said.length > SHOWN ? [`    … et ${said.length - SHOWN} autre(s)`] : [];
      return [...said.slice(0, SHOWN), ...more, `      → ${remedy}`];
    }),
  ];
}
