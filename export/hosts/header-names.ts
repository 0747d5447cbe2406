import { pathHeaders } from '@/lib/hosting/headers';

/** Headers whose value depends on where a file lies. */
export function headerNames(): string[] {
  return [...new Set(pathHeaders.flatMap(({ headers }) => Object.keys(headers)))];
}
