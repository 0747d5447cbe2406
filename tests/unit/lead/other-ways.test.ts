import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillLines, linkWithText } from '@/lib/rules/lead/other-ways';

const CUT = '… (suite)';

test('of a text with names, a line is left out whose names all stand for nothing', () => {
  expect(fillLines('Bonjour,\n{lines}\n{name} {company}\n{email}', { lines: '- {x}, $5', name: 'Awa' })).toBe(
    'Bonjour,\n- {x}, $5\nAwa ',
  );
  expect(fillLines('{code-postal} {téléphone}', { 'code-postal': '01', téléphone: '+228' })).toBe('01 +228');
});

test('a mail has lines that every mail program breaks', () => {
  const link = new URL(linkWithText('mailto:bonjour@agence.example?body=', ['ligne 1\nligne 2'], CUT));
  expect(link.searchParams.get('body')).toBe('ligne 1\r\nligne 2');
});

test('whoever pastes what another way is given has the signs that a keyboard has', () => {
  const link = linkWithText(
    'https://wa.me/1?text=',
    ['Total\u00a0: ≈\u00a01\u202f000\u00a0€,\npeut-\u2060être'],
    CUT,
  );
  expect(new URL(link).searchParams.get('text')).toBe('Total : ≈ 1 000 €,\npeut-être');
});

test('of a text too long for a link there is the shorter one, or its beginning and where the rest is, however odd it is', () => {
  const linkTo = (...texts: string[]) => linkWithText('https://wa.me/1?text=', texts, CUT);
  // So long that a cut in small steps would never end.
  const long = 'é'.repeat(100_000);
  expect(decodeURIComponent(linkTo(long, 'court'))).toMatch(/=court$/);
  expect(decodeURIComponent(linkTo(long, long))).toMatch(/é{100}… \(suite\)$/);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 4_000 }), (text) => {
      const odd = `${text}\ud800`;
      for (const link of [linkTo(odd), linkWithText('mailto:a@b.fr?body=', [odd], CUT)]) {
        expect(link.length).toBeLessThanOrEqual(2_000);
        expect(() => decodeURIComponent(link)).not.toThrow();
      }
    }),
  );
}, 15_000);
