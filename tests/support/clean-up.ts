import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  cleanup();
  // A form that goes away keeps its draft for the next visit; the next test is somebody else's.
  localStorage.clear();
});
