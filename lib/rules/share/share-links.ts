/** Where an article is shared, in this order. */
export const SHARE_NETWORKS = { whatsapp: 'WhatsApp', facebook: 'Facebook', x: 'X', linkedin: 'LinkedIn' };

export type ShareNetwork = keyof typeof SHARE_NETWORKS;

/** The address that opens a network's own share dialog for a page. */
export function shareLink(network: ShareNetwork, page: { url: string; title: string }): string {
  const [url, title] = [encodeURIComponent(page.url), encodeURIComponent(page.title)];
  const addresses = {
    whatsapp: whatsappShareLink(page),
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    x: `https://x.com/intent/post?text=${title}&url=${url}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  };
  return addresses[network];
}

/** The same for WhatsApp alone, for pages that need no other network. */
export function whatsappShareLink({ url, title }: { url: string; title: string }): string {
  return `https://wa.me/?text=${encodeURIComponent(title)}%20${encodeURIComponent(url)}`;
}
