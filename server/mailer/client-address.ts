import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

const LOCAL = /^(127\.|::1$|::ffff:127\.)/;

/**
 * What requests are counted by: the visitor's IPv4 address, or the /64 network of an IPv6 one, since a single
 * visitor has a whole such network. Behind a proxy on this machine, the address that proxy added last.
 */
export function clientAddress(request: IncomingMessage): string {
  const peer = request.socket.remoteAddress ?? '';
  const forwarded = request.headers['x-forwarded-for'];
  // Only a neighbour on this machine is believed: anyone else could write any address there.
  const address =
    LOCAL.test(peer) && forwarded ? [forwarded].flat().join(',').split(',').at(-1)?.trim() : peer;
  return network((address || peer).replace(/^::ffff:(?=\d+\.)/, ''));
}

function network(address: string): string {
  if (!isIPv6(address)) return address.slice(0, 64);
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ? tail.split(':') : [])];
  return `${all.slice(0, 4).join(':')}::/64`;
}
