import { pathHeaders } from '@/publish/rules/headers';

/** Headers whose value depends on where a file lies. */
export function headerNames(): string[] {
  return [...new Set(pathHeaders.flatMap(({ headers }) => Object.keys(headers)))];
}
