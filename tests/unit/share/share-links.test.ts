import { expect, test } from 'vitest';
import { shareLink, type ShareNetwork } from '@/lib/rules/share/share-links';

const page = { url: 'https://agence.example/blog/1', title: 'API & paiement : 100 % sûr ?' };

const DIALOGS: Record<ShareNetwork, [address: string, parameters: Record<string, string>]> = {
  whatsapp: ['https://wa.me/', { text: `${page.title} ${page.url}` }],
  facebook: ['https://www.facebook.com/sharer/sharer.php', { u: page.url }],
  x: ['https://x.com/intent/post', { text: page.title, url: page.url }],
  linkedin: ['https://www.linkedin.com/sharing/share-offsite/', { url: page.url }],
};

test.each(Object.keys(DIALOGS) as ShareNetwork[])('%s receives the page at its own address', (network) => {
  const [address, parameters] = DIALOGS[network];
  const link = new URL(shareLink(network, page));
  expect(link.origin + link.pathname).toBe(address);
  expect(Object.fromEntries(link.searchParams)).toEqual(parameters);
});
