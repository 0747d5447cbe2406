import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDraft, parseDraft, type Draft } from '@/lib/draft/draft';

const NOW = Date.UTC(2024, 10, 18);
const DAY_MS = 24 * 60 * 60 * 1000;

const someText = fc.string({ unit: 'binary', minLength: 1 });
const someDraft: fc.Arbitrary<Draft> = fc.record({
  texts: fc.dictionary(fc.constantFrom('name', 'email', 'company', 'message', 'custom'), someText, {
    noNullPrototype: true,
  }),
  featureIds: fc.array(fc.constantFrom('cms', 'blog', 'database')),
  customFeatures: fc.array(someText.filter((text) => text.trim() !== '')),
});

test('whatever was written and ticked comes back as it was', () => {
  fc.assert(
    fc.property(someDraft, (draft) => {
      const text = formatDraft(draft, NOW);
      expect(parseDraft(text, NOW)).toEqual(text === null ? null : draft);
    }),
  );
});

test('nothing written and nothing ticked leaves nothing on the device', () => {
  expect(formatDraft({ texts: {}, featureIds: [], customFeatures: [] }, NOW)).toBeNull();
});

test('a draft lives seven days, and not a day more', () => {
  const kept = formatDraft({ texts: { message: 'Bonjour' }, featureIds: [], customFeatures: [] }, NOW);

  expect(parseDraft(kept, NOW + 7 * DAY_MS)?.texts).toEqual({ message: 'Bonjour' });
  expect(parseDraft(kept, NOW + 7 * DAY_MS + 1)).toBeNull();
});

test('what is damaged is dropped field by field, and the rest comes back', () => {
  const kept = JSON.stringify({
    savedAt: NOW,
    texts: { name: 'Awa', email: 12, message: null, company: '' },
    featureIds: ['cms', 7, null],
    customFeatures: [' ', 'Carte des agences', {}],
  });

  expect(parseDraft(kept, NOW)).toEqual({
    texts: { name: 'Awa' },
    featureIds: ['cms'],
    customFeatures: ['Carte des agences'],
  });
});

test('no text on the device can make the form throw', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseDraft(text, NOW)));
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (texts, featureIds, customFeatures) => {
      const draft = parseDraft(JSON.stringify({ savedAt: NOW, texts, featureIds, customFeatures }), NOW);
      if (draft) expect(formatDraft(draft, NOW)).not.toBeNull();
    }),
  );
});
