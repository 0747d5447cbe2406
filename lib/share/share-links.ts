export type ShareNetwork = 'whatsapp' | 'facebook' | 'x' | 'linkedin';

/** The address that opens a network's own share dialog for a page. */
export function shareLink(network: ShareNetwork, page: { url: string; title: string }): string {
  const url = encodeURIComponent(page.url);
  const title = encodeURIComponent(page.title);
  switch (network) {
    case 'whatsapp':
      return `https://wa.me/?text=${title}%20${url}`;
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${url}`;
    case 'x':
      return `https://x.com/intent/post?text=${title}&url=${url}`;
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${url}`;
  }
}
