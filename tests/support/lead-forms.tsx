import { act, fireEvent, render, screen } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { formWords } from '@/content/forms';
import { quoteWords } from '@/content/pages/devis';
import { ContactForm } from '@/components/lead/contact-form';
import { FeatureGroup } from '@/components/quote/feature-group';
import { QuoteForm } from '@/components/quote/quote-form';
import { makeFeature } from './factories';

const catalogue = [
  makeFeature({ id: 'blog', name: 'Blog', priceUsd: 100 }),
  makeFeature({ id: 'cms', name: 'CMS', priceUsd: 99 }),
  makeFeature({ id: 'mobile-app', name: 'Application mobile', priceUsd: 1600, category: 'Mobile' }),
];
const shared = {
  siteLabel: 'Site',
  agency: { email: 'a@b.example', whatsapp: '00000000000' },
  words: formWords,
};

/** Both forms, the quote's over a small catalogue, with the words on their buttons. */
export const forms = {
  contact: {
    show: () => render(<ContactForm {...shared} />),
    name: formWords.contact.label,
    ...formWords.contact,
  },
  quote: {
    show: () =>
      render(
        <QuoteForm
          {...shared}
          catalogue={catalogue}
          prices="essai"
          eurPerUsd={0.86}
          rateDate="1 mars 2024"
          say={quoteWords}
        >
          <FeatureGroup category="Web" features={catalogue.slice(0, 2)} eurPerUsd={0.86} />
          <FeatureGroup category="Mobile" features={catalogue.slice(2)} eurPerUsd={0.86} />
        </QuoteForm>,
      ),
    name: formWords.quote.label,
    ...formWords.quote,
  },
};

/** The network, held: each request waits for the answer the test gives. */
export function holdNetwork() {
  const requests: string[] = [];
  let release: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    requests.push(String(init.body));
    return new Promise<Response>((resolve) => (release = resolve));
  });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // Scrolling is the browser's affair: there is nothing to scroll here.
  Element.prototype.scrollIntoView = () => undefined;
  onTestFinished(() => {
    vi.unstubAllGlobals();
    logged.mockRestore();
    localStorage.clear();
  });
  return { requests, answer: (status: number) => act(async () => release(new Response(null, { status }))) };
}

/** Waits until the page has followed its form, which it does once the browser has shown what was done there. */
export function settle() {
  return act(() => new Promise<void>((done) => void requestAnimationFrame(() => setTimeout(done, 1))));
}

export function field(name: string | RegExp) {
  return screen.getByRole<HTMLInputElement>('textbox', { name });
}

export function write(name: string | RegExp, value: string) {
  fireEvent.input(field(name), { target: { value } });
}

export function press(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }));
}

export function tick(name: RegExp) {
  fireEvent.click(screen.getByRole('checkbox', { name }));
}

export async function addFeature(text: string) {
  write(/ce qui manque/, text);
  press('Ajouter');
  await settle();
}

export function fillIn() {
  write('Nom', 'Awa');
  write('E-mail', 'awa@exemple.com');
  write(/^Message/, 'Bonjour');
}
