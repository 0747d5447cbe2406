import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6, SocketAddress } from 'node:net';

/** Whether an address is one of the proxies in front of this server. */
export type IsTrusted = (address: string) => boolean;

/** Whether a host name or address is this machine's own. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || /^(?:127\.|\[?::1\]?$|::ffff:127\.)/.test(host);
}

/** Proxies by their addresses and networks (`10.0.0.0/8`); those of this machine are always trusted. */
export function trustProxies(networks: readonly string[]): IsTrusted {
  const list = new BlockList();
  for (const network of ['127.0.0.0/8', '::1', ...networks]) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const plain = plainAddress(address) ?? '';
    return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
}

/** What requests are counted by: the IPv4 address, or the /64 of an IPv6 one, which the last trusted proxy has seen. */
export function clientAddress(request: IncomingMessage, isTrusted: IsTrusted): string {
  const peer = request.socket.remoteAddress ?? '';
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  let address = peer;
  // Anyone but a trusted proxy could write any address there.
  while (isTrusted(address) && forwarded.length > 0) {
    const next = plainAddress(forwarded.pop()?.trim() ?? '');
    if (next === undefined) break;
    address = next;
  }
  const plain = plainAddress(address) ?? address;
  if (!isIPv6(plain)) return plain;
  const [first = [], last = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}

/** An address without its port, in its one spelling, IPv4 where it is one in disguise; `undefined` for anything else. */
function plainAddress(text: string): string | undefined {
  const address =
    /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1').replace(/%.*$/, '');
  if (!isIPv6(address)) return isIP(address) ? address : undefined;
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(/^::ffff:(?=.*\.)/, '');
}
