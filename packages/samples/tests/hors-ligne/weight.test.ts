import { expect, test } from 'vitest';
import { describeArticle, readArticle } from '../../support/articles';
import { silence, takeTelephone } from '../../support/telephone';

const ID = '3f0c7a52-9d1e-4b7c-8a53-2f6f0f8f9b11';

/** Notes of a visit as they are written: four hundred signs, one in twenty with an accent. */
const NOTES = 'Tension prise deux fois. À revoir jeudi. '.repeat(10).slice(0, 400);

describeArticle('hors-ligne', () => {
  test('a visit and an outbox of five hundred weigh what the article says', async () => {
    const phone = await takeTelephone();
    for (let visit = 0; visit < 500; visit++) await phone.save(ID.slice(0, -3) + String(100 + visit), NOTES);
    await phone.drain(silence);
    const bytes = Buffer.byteLength(JSON.stringify(phone.sent[0]));
    const kilobytes = phone.sqlite.export().length / 1000;

    const said = readArticle('hors-ligne');
    const [, saidBytes, saidKilobytes] =
      said.match(
        /quatre cents signes pèse (\d+) octets de texte, .* cinq cents en attente, environ (\d+) ko/,
      ) ?? [];
    expect(Number(saidBytes)).toBe(bytes);
    // Keys are drawn at random, and fill the pages of an index more or less.
    expect(Math.abs(Number(saidKilobytes) - kilobytes)).toBeLessThan(0.05 * kilobytes);
    expect(said).toContain(`une journée de quarante visites, ${Math.round((40 * bytes) / 1000)} ko`);
  });
});
