/** Whether a host name or address is this machine's own. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || /^(?:127\.|\[?::1\]?$|::ffff:127\.)/.test(host);
}
