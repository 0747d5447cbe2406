import { isIP } from 'node:net';
import ip from 'ipaddr.js';

/**
 * What a visitor is counted by, of an address with or without a port: an IPv4 address, or the first bits of an IPv6 one, of
 * which a household has 64 and a customer of a provider 48. Anything else is one network, without a name.
 */
export function networkOf(text: string, bits: 64 | 48 = 64): string {
  const [bare = ''] = text.replace(/^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2').split('%', 1);
  if (!isIP(bare)) return '';
  const address = ip.process(bare);
  if (address.kind() === 'ipv4') return address.toString();
  const parts = address.toNormalizedString().split(':');
  return `${parts.slice(0, bits / 16).join(':')}::/${bits}`;
}
