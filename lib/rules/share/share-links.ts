/** Where an article is shared, in this order. */
export const SHARE_NETWORKS = { whatsapp: 'WhatsApp', facebook: 'Facebook', x: 'X', linkedin: 'LinkedIn' };

export type ShareNetwork = keyof typeof SHARE_NETWORKS;

/** The address that opens a network's own share dialog for a page. */
export function shareLink(network: ShareNetwork, page: { url: string; title: string }): string {
  const [url, title] = [encodeURIComponent(page.url), encodeURIComponent(page.title)];
  const addresses = {
    whatsapp: `https://wa.me/?text=${title}%20${url}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    x: `https://x.com/intent/post?text=${title}&url=${url}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  };
  return addresses[network];
}
