import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hydrateOnTouch } from '@/components/early/hydrate-on-touch';

test('a script that does not arrive is asked for again at the next touch', () => {
  const list = JSON.stringify(['/lost.js', '/runtime.js']);
  render(
    <form aria-label="Contact">
      <script type="application/json" data-deferred="" dangerouslySetInnerHTML={{ __html: list }} />
    </form>,
  );
  const asked = () => document.head.querySelectorAll('script[src="/lost.js"]');
  hydrateOnTouch();
  fireEvent.pointerDown(screen.getByRole('form'));
  asked().forEach((script) => fireEvent.error(script));
  expect(asked()).toHaveLength(0);
  fireEvent.pointerDown(screen.getByRole('form'));
  expect(asked()).toHaveLength(1);
  asked().forEach((script) => script.remove());
});
