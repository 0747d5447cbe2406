import type { TopicReport } from './verify';

const SHOWN = 8;

/** What `verify` found, for the owner to read: one line a topic, one a thing to do, and the verdict. */
export function report(name: string, topics: readonly TopicReport[], isServed: boolean): string {
  const lines = topics.flatMap(({ topic, found }) => [
    `${found.length === 0 ? '✓' : '✗'} ${topic}`,
    ...found.slice(0, SHOWN).map((said) => `    ${said}`),
    ...(found.length > SHOWN ? [`    … et ${found.length - SHOWN} autre(s)`] : []),
  ]);
  const left = isServed
    ? []
    : [
        '',
        'Les réponses de l’hébergeur et du courrier se vérifient sur l’adresse du site, une fois en ligne.',
      ];
  return [`Vérification de ${name}`, '', ...lines, ...left, '', isReady(topics) ? 'Prêt' : 'Pas prêt'].join(
    '\n',
  );
}

/** Whether nothing stands in the way any more. */
export function isReady(topics: readonly TopicReport[]): boolean {
  return topics.every(({ found }) => found.length === 0);
}
