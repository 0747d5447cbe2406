import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ip from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

export type IsTrusted = ReturnType<typeof proxyAddr.compile>;

/** What a visitor is counted by: the address that the last trusted proxy has seen; anyone else could write any there. */
export function clientAddress(request: IncomingMessage, isTrusted: IsTrusted): string {
  return networkOf(proxyAddr(request, isTrusted)) ?? networkOf(request.socket.remoteAddress ?? '') ?? '';
}

/** An IPv4 address, or the /64 of an IPv6 one, which a household has whole; without ports. `undefined` for anything else. */
export function networkOf(text: string): string | undefined {
  const [bare = ''] = text.replace(/^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2').split('%', 1);
  if (!isIP(bare)) return undefined;
  const address = ip.process(bare);
  if (address.kind() === 'ipv4') return address.toString();
  return `${address.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
}
