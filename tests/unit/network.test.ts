import { expect, onTestFinished, test, vi } from 'vitest';
import { isGenerousConnection } from '@/lib/rules/network';
import { allowFetchingAhead } from '@/components/layout/allow-fetching-ahead';

test.each([
  ['a browser that tells nothing', undefined, true],
  ['a 4G connection', { effectiveType: '4g' }, true],
  ['an unknown kind of connection', {}, true],
  ['a 3G connection', { effectiveType: '3g' }, false],
  ['a 2G connection', { effectiveType: '2g' }, false],
  ['a very slow connection', { effectiveType: 'slow-2g' }, false],
  ['a visitor who saves data, even on 4G', { saveData: true, effectiveType: '4g' }, false],
])('data is spent unasked only where it costs little: %s', (_, connection, isGenerous) => {
  vi.stubGlobal('navigator', { connection });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(isGenerousConnection()).toBe(isGenerous);
  const setAttribute = vi.fn();
  vi.stubGlobal('document', { documentElement: { setAttribute } });
  vi.stubGlobal('addEventListener', (_: string, tell: () => void) => tell());
  allowFetchingAhead();
  expect(setAttribute.mock.calls, 'pages fetched ahead').toEqual(isGenerous ? [['data-generous', '']] : []);
});
