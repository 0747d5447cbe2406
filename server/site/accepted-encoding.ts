export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding this server has among those an `Accept-Encoding` header allows. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const quality = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((item) => item.trim());
    const q = parameters.find((item) => item.startsWith('q='));
    quality.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0);
  }
  const allows = (name: string) => (quality.get(name) ?? quality.get('*') ?? 0) > 0;
  if (allows('br')) return 'br';
  return allows('gzip') ? 'gzip' : 'identity';
}
