import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from '@/components/ui/picture';

const cloth = { name: 'tissu', version: 'abc123', widths: [400, 800, 1200], width: 1200, height: 900 };

test('a picture keeps its place before it arrives, and waits until it is near', () => {
  render(<Picture picture={cloth} alt="Un tissu indigo" sizes="100vw" />);

  const image = screen.getByRole('img', { name: 'Un tissu indigo' });
  expect(image).toMatchObject({
    width: 1200,
    height: 900,
    src: expect.stringMatching(/\/media\/tissu-800\.abc123\.jpg$/),
  });
  expect(image.getAttribute('loading')).toBe('lazy');
});

test('the first picture of a page does not wait', () => {
  render(<Picture picture={cloth} alt="Un tissu" sizes="100vw" priority />);

  const image = screen.getByRole('img', { name: 'Un tissu' });
  expect(image.getAttribute('loading')).toBe('eager');
  expect(image.getAttribute('fetchpriority')).toBe('high');
});

test('the lightest format comes first, each at every width', () => {
  const { container } = render(<Picture picture={cloth} alt="" sizes="50vw" />);

  const sources = [...container.querySelectorAll('source')].map(({ type, srcset, sizes }) => ({
    type,
    srcset,
    sizes,
  }));
  const everyWidth = (extension: string) =>
    [400, 800, 1200].map((width) => `/media/tissu-${width}.abc123.${extension} ${width}w`).join(', ');
  expect(sources).toEqual([
    { type: 'image/avif', srcset: everyWidth('avif'), sizes: '50vw' },
    { type: 'image/webp', srcset: everyWidth('webp'), sizes: '50vw' },
  ]);
});
