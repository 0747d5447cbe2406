import { expect, test } from 'vitest';
import { usedStyles } from '@/export/used-styles';

const html = '<p class="lead md:w-1/2 [&amp;_a]:underline">…</p>';
const scripts = ['list.toggle("overflow-hidden")', `jsx("p",{className:"mt-2 md:w-1/3",title:"l\\"abc"})`];

test.each([
  ['.lead{a:b}', 'a class of the page'],
  ['.md\\:w-1\\/2{a:b}', 'a class with signs of its own'],
  ['.\\[\\&_a\\]\\:underline a{a:b}', 'a class that the page has to escape'],
  ['.overflow-hidden{a:b}', 'a class that a script of the page sets'],
  ['.md\\:w-1\\/3{a:b}', 'one of several classes that a script of the page sets'],
  ['body,:focus-visible{a:b}', 'no class at all'],
  ['.lead:not(.other){a:b}', 'a class, and not another'],
  ['@keyframes rise{0%{a:b}to{a:c}}', 'an animation'],
  ['@font-face{font-family:x}', 'a face'],
])('%s stays: %s', (css) => {
  expect(usedStyles(css, html, scripts)).toBe(css);
});

test.each(['.other{a:b}', '.lead .other{a:b}', '.lead.other{a:b}', '@media print{.other{a:b}}', '.lea{a:b}'])(
  '%s goes',
  (css) => {
    expect(usedStyles(css, html, scripts)).toBe('');
  },
);

test('of several selectors those stay that the page can use', () => {
  expect(usedStyles('@media print{.lead,.other{a:b}.third{c:d}}', html, scripts)).toBe(
    '@media print{.lead{a:b}}',
  );
});
