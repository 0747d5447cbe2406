import { isIP } from 'node:net';
import ip from 'ipaddr.js';

/**
 * What a visitor is counted by, of an address with or without a port: an IPv4 address, or the /48 of an IPv6 one, which is
 * what a customer of a provider may have. Anything else is one network, without a name.
 */
export function networkOf(text: string): string {
  const [bare = ''] = text.replace(/^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2').split('%', 1);
  if (!isIP(bare)) return '';
  const address = ip.process(bare);
  if (address.kind() === 'ipv4') return address.toString();
  return `${address.toNormalizedString().split(':', 3).join(':')}::/48`;
}
