import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { ANSWER_MS } from './patience';

configure({ asyncUtilTimeout: ANSWER_MS });

// Where a page replaces its own address happy-dom tells a change of its hash, as no browser does: to a quote, a link opened.
addEventListener('hashchange', (event) => event.stopImmediatePropagation(), { capture: true });

afterEach(() => {
  cleanup();
  // A form that goes away keeps its draft for the next visit; the next test is somebody else's.
  localStorage.clear();
});
